import { beforeEach, expect, test, vi } from 'vitest';
import type { Query } from '../platform/data/query.ts';
import { changeSession } from '../session/follow-session.ts';
import { loggedOut } from './client-state.ts';

let kept: Record<string, string>;

beforeEach(() => {
  kept = { 'typed /contact/ contact': '{}', other: 'stays' };
  // As a browser's storage: what it keeps is its own keys.
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => void delete kept[key] },
  });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { setItem: () => {}, getItem: () => null });
  vi.stubGlobal('window', {});
  vi.resetModules();
});

const anna = {
  ...{ id: 7, firstName: 'Anna', lastName: 'de Wit', fullName: 'Anna de Wit', email: 'anna@example.org' },
  ...{ company: 'Gemeente', website: null, phoneNumber: '06 1', favoriteProducts: [{ id: 3 }, { id: 9 }] },
};

const asking = (viewer: object | null) => {
  const query = vi.fn(async () => ({ viewer }));
  return query as typeof query & Query;
};

test('ACC-07 the user is fetched once on load and kept in the session’s storage, with the fields that are listed and no others', async () => {
  const { fetchUser, keptUser } = await import('./kept-user.ts');
  const query = asking({ ...anna, __typename: 'Viewer', jwt: 'a.b.c', price: 1180 });
  await Promise.all([fetchUser(query), fetchUser(query)]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(JSON.parse(kept.user ?? '')).toEqual(anna);
  expect(keptUser()).toEqual(anna);
});

test('ACC-04 ACC-07 what is kept counts until the user has come; nobody counts as logged in before', async () => {
  const state = await import('./client-state.ts');
  expect(state.loggedOut.get()).toBe(true);
  kept.user = JSON.stringify(anna);
  const { fetchUser, keptUser } = await import('./kept-user.ts');
  await expect(fetchUser((() => Promise.reject(new Error('cut off'))) as Query)).rejects.toThrow('cut off');
  expect(keptUser()).toEqual(anna);
  expect(state.loggedOut.get()).toBe(false);
  await fetchUser(asking({ ...anna, firstName: 'Anne' }));
  expect(keptUser()?.firstName).toBe('Anne');
});

test('ACC-04 ACC-07 what comes while somebody is logging out is not kept', async () => {
  const state = await import('./client-state.ts');
  const { fetchUser, keptUser } = await import('./kept-user.ts');
  state.pending.set(true);
  await fetchUser(asking(anna));
  expect([keptUser(), kept.user]).toEqual([undefined, undefined]);
  state.pending.set(false);
});

test.each(['{', '7', '{"id":"x"}'])('ACC-07 what cannot be read counts as nothing: %s', async (text) => {
  kept.user = text;
  const { fetchUser, keptUser } = await import('./kept-user.ts');
  await fetchUser(asking(null));
  expect(keptUser()).toBeUndefined();
});

test('ACC-06 ACC-07 a log-out takes the user and what was typed from the tab, and nothing else', () => {
  kept.user = JSON.stringify(anna);
  changeSession(true);
  expect(Object.keys(kept)).toHaveLength(3);
  changeSession(false);
  expect(Object.keys(kept)).toEqual(['other']);
  expect(loggedOut.get()).toBe(true);
});
