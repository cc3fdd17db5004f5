import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endedSession } from '../platform/data/ended-session.ts';
import { changeSession, followSession } from './follow-session.ts';

type Listener = (event: object) => void;

/** One tab: what it reloaded, what it hears, and what its browser keeps. */
let kept: Map<string, string>;
let cacheNames: string[];
let reloads: number;
let listeners: Map<string, Listener>;
let navigation: string;

beforeEach(() => {
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endedSession.set(false);
});

function openTab(): void {
  listeners = new Map();
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener));
}

const hear = (name: string, event: object) => listeners.get(name)?.(event);
const later = () => new Promise((resolve) => setTimeout(resolve));

test('PAG-10 of guests who never log in nothing is noted', () => {
  followSession(false);
  hear('storage', { key: 'productQuotation' });
  hear('pageshow', { persisted: true });
  expect([...kept.keys()]).toEqual(['productQuotation']);
  expect(reloads).toBe(0);
});

test('PAG-10 a log-out renews the other tabs and takes what was kept, but not the quotation list', async () => {
  followSession(true);
  changeSession(false);
  hear('storage', { key: 'session' });
  await later();
  expect(reloads).toBe(1);
  expect(cacheNames).toEqual(['plantsoen-a-offline', 'plantsoen-a-assets']);
  expect(kept.get('productQuotation')).toBe('[]');
});

test('PAG-10 a page that comes back after a change of session renews itself, also where another member has come', () => {
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

test('PAG-10 a member’s document out of the browser’s cache does not pass for a new session', () => {
  followSession(true);
  const mark = changeSession(false);
  openTab();
  navigation = 'back_forward';
  followSession(true);
  expect(reloads).toBe(1);
  expect(kept.get('session')).toBe(mark);
});

test('ACC-13 PAG-10 a session that an answer says is over ends in every tab', async () => {
  followSession(true);
  const before = kept.get('session');
  endedSession.set(true);
  await later();
  expect(kept.get('session')).toMatch(/^guest /);
  expect(before).toMatch(/^member /);
  expect(cacheNames).not.toContain('plantsoen-a-pages');
});
