import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { changingSession } from '../account/client-state.ts';
import { endedSession } from '../platform/data/ended-session.ts';
import { changeSession, followSession } from './follow-session.ts';

type Listener = (event: object) => void;

/** State of one tab: its reloads, its listeners and the storage of its browser. */
let kept: Map<string, string>;
let cacheNames: string[];
let reloads: number;
let listeners: Map<string, Listener>;
let navigation: string;
let following: MockInstance<typeof endedSession.subscribe>[];

beforeEach(() => {
  following = [endedSession, changingSession].map((store) => vi.spyOn(store, 'subscribe'));
  kept = new Map([['productQuotation', '[]']]);
  cacheNames = ['plantsoen-a-offline', 'plantsoen-a-pages', 'plantsoen-a-assets', 'plantsoen-a-pictures'];
  reloads = 0;
  navigation = 'navigate';
  openTab();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const caches = {
    keys: async () => cacheNames,
    delete: async (name: string) => {
      cacheNames = cacheNames.filter((other) => other !== name);
    },
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: navigation }] as never);
});

afterEach(() => {
  for (const { value: stop } of following.flatMap(({ mock }) => mock.results)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endedSession.set(undefined);
  changingSession.set(false);
});

function openTab(): void {
  listeners = new Map();
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener));
}

const hear = (name: string, event: object) => listeners.get(name)?.(event);
const later = () => new Promise((resolve) => setTimeout(resolve));

test('PAG-10 nothing is stored for guests who never log in', () => {
  followSession(false);
  hear('storage', { key: 'productQuotation' });
  hear('pageshow', { persisted: true });
  expect([...kept.keys()]).toEqual(['productQuotation']);
  expect(reloads).toBe(0);
});

test('PAG-10 a log-out reloads the other tabs and deletes cached pages, but not the quotation list', async () => {
  followSession(true);
  changeSession(false);
  hear('storage', { key: 'session' });
  await later();
  expect(reloads).toBe(1);
  expect(cacheNames).toEqual(['plantsoen-a-offline', 'plantsoen-a-assets']);
  expect(kept.get('productQuotation')).toBe('[]');
});

test('ACC-06 a tab is not reloaded by another tab while it logs out, but is after a refusal', () => {
  followSession(true);
  changingSession.set(true);
  kept.set('session', 'guest of another tab');
  hear('storage', { key: 'session' });
  expect(reloads).toBe(0);
  changingSession.set(false);
  expect(reloads).toBe(1);
});

test('ACC-06 a refused form does not reload its page because of a mark from the same tab', () => {
  followSession(true);
  changingSession.set(true);
  changeSession(false);
  changingSession.set(false);
  expect(reloads).toBe(0);
});

test('PAG-10 a page from the back/forward cache follows other tabs again', () => {
  followSession(true);
  changingSession.set(true);
  hear('pageshow', { persisted: true });
  kept.set('session', 'guest of another tab');
  hear('storage', { key: 'session' });
  expect(reloads).toBe(1);
});

test('ERR-05 a failure to delete cached pages is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('blocked')) });
  changeSession(false);
  await later();
  expect(logged).toHaveBeenCalledWith('the cached pages could not be deleted', new Error('blocked'));
});

test('ACC-07 the end of a session deletes the user in every tab, also in a tab that the browser restores later', () => {
  const keptInTab: Record<string, string> = {};
  const tab = Object.defineProperties(keptInTab, {
    getItem: { value: (key: string) => keptInTab[key] ?? null },
    removeItem: { value: (key: string) => void delete keptInTab[key] },
  });
  vi.stubGlobal('sessionStorage', tab);
  const keepSome = () => Object.assign(keptInTab, { user: '{}', 'typed /contact/ contact': '{}' });
  followSession(true);
  keepSome();
  kept.set('session', 'guest 1');
  hear('storage', { key: 'session' });
  expect([keptInTab, reloads]).toEqual([{}, 1]);
  keepSome();
  openTab();
  followSession(false);
  expect(keptInTab).toEqual({});
});

test('PAG-10 a page from the back/forward cache reloads after a change of session, also to another member', () => {
  followSession(true);
  hear('pageshow', { persisted: true });
  expect(reloads).toBe(0);
  vi.spyOn(Date, 'now').mockReturnValue(1);
  changeSession(false);
  changeSession(true);
  hear('pageshow', { persisted: false });
  expect(reloads).toBe(0);
  hear('pageshow', { persisted: true });
  expect(reloads).toBe(1);
});

test('PAG-10 a member’s document from the browser cache does not count as a new session', () => {
  followSession(true);
  const mark = changeSession(false);
  openTab();
  navigation = 'back_forward';
  followSession(true);
  expect(reloads).toBe(1);
  expect(kept.get('session')).toBe(mark);
});

test('ACC-13 PAG-10 a session that ends according to an answer ends in every tab', async () => {
  followSession(true);
  const before = kept.get('session');
  endedSession.set({ leadsTo: null });
  await later();
  expect(kept.get('session')).toMatch(/^guest /);
  expect(before).toMatch(/^member /);
  expect(cacheNames).not.toContain('plantsoen-a-pages');
});
