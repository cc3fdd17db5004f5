import { beforeEach, expect, test, vi } from 'vitest';
import type { Query } from '../platform/data/query.ts';
import { changeSession } from '../session/follow-session.ts';
import { loggedOut } from './client-state.ts';

let kept: Record<string, string>;

beforeEach(() => {
  kept = { 'typed /contact/ contact': '{}', other: 'stays' };
  // Like the storage of a browser, whose own keys are its entries.
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

test('ACC-07 the user is loaded once and stored in the session storage with the listed fields only', async () => {
  const { fetchUser, storedUser } = await import('./stored-user.ts');
  const query = asking({ ...anna, __typename: 'Viewer', jwt: 'a.b.c', price: 1180 });
  await Promise.all([fetchUser(query), fetchUser(query)]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(JSON.parse(kept.user ?? '')).toEqual(anna);
  expect(storedUser()).toEqual(anna);
});

test('ACC-04 ACC-07 the stored user is used until the current one is loaded; without both, no member is logged in', async () => {
  const state = await import('./client-state.ts');
  expect(state.loggedOut.get()).toBe(true);
  kept.user = JSON.stringify(anna);
  const { fetchUser, storedUser } = await import('./stored-user.ts');
  await expect(fetchUser((() => Promise.reject(new Error('cut off'))) as Query)).rejects.toThrow('cut off');
  expect(storedUser()).toEqual(anna);
  expect(state.loggedOut.get()).toBe(false);
  await fetchUser(asking({ ...anna, firstName: 'Anne' }));
  expect(storedUser()?.firstName).toBe('Anne');
});

test('ACC-04 ACC-07 a user loaded during a log-out is not stored', async () => {
  const state = await import('./client-state.ts');
  const { fetchUser, storedUser } = await import('./stored-user.ts');
  state.pending.set(true);
  await fetchUser(asking(anna));
  expect([storedUser(), kept.user]).toEqual([undefined, undefined]);
  state.pending.set(false);
});

test.each(['{', '7', '{"id":"x"}'])('ACC-07 unreadable stored data are ignored: %s', async (text) => {
  kept.user = text;
  const { fetchUser, storedUser } = await import('./stored-user.ts');
  await fetchUser(asking(null));
  expect(storedUser()).toBeUndefined();
});

test('ACC-06 ACC-07 a log-out deletes only the user and the unsent form values of the tab', () => {
  kept.user = JSON.stringify(anna);
  changeSession(true);
  expect(Object.keys(kept)).toHaveLength(3);
  changeSession(false);
  expect(Object.keys(kept)).toEqual(['other']);
  expect(loggedOut.get()).toBe(true);
});
