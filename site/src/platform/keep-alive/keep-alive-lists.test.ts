import { describe, expect, test } from 'vitest';
import { keepAlivePage, publishKeepAliveLists, reloadUnlessAlive } from './keep-alive-context.ts';
import { type KeepAliveLists, listAddress, listPage, noLists, type ShownList, updateKeepAliveLists } from './keep-alive-lists.ts';
import { shownList } from './shown-list.ts';

/** Returns a loaded list page; each call is a separate load. */
function list(slug: string, deps: object = {}, content = 'a', changes = 1): ShownList {
  const params = { slug };
  return {
    routeId: '/products/$slug/',
    page: listPage('/products/$slug/', params),
    address: listAddress('/products/$slug/', params, deps),
    loaded: { changes, ...{ content } },
    deps,
  };
}

const visit = (...shown: (ShownList | undefined)[]): KeepAliveLists => shown.reduce(updateKeepAliveLists, noLists);
const keys = ({ lists }: KeepAliveLists) => lists.map(({ key }) => key);

describe('PAG-02 mounted lists', () => {
  const seats = list('seats');

  test('a list that is left and revisited is the same one', () => {
    const kept = visit(seats, undefined, seats);
    expect([keys(kept), kept.current]).toEqual([[1], 1]);
    expect(visit(seats, undefined).current).toBeUndefined();
  });

  test('nothing changes while the visitor stays', () => {
    const kept = visit(seats);
    expect(updateKeepAliveLists(kept, seats)).toBe(kept);
    expect(updateKeepAliveLists(noLists, undefined)).toBe(noLists);
  });

  test('at most two: the least recently visited one is removed', () => {
    const kept = visit(seats, list('tables'), seats, list('bins'));
    expect(keys(kept)).toEqual([1, 3]);
    expect(keys(visit(seats, list('tables'), list('bins')))).toEqual([2, 3]);
  });

  test('other filters change the current list, which then has a new address', () => {
    const filtered = list('seats', { material: 'wood' }, 'b');
    const kept = visit(seats, filtered, undefined);
    expect([keys(kept), kept.lists[0]?.address]).toEqual([[1], filtered.address]);
    expect(updateKeepAliveLists(kept, filtered).current).toBe(1);
    expect(updateKeepAliveLists(kept, seats).current).toBe(2);
  });

  test('an address has one list at most', () => {
    const filtered = list('seats', { material: 'wood' });
    const kept = visit(filtered, undefined, seats, filtered);
    expect([keys(kept), kept.current]).toEqual([[2], 2]);
  });

  test('reloaded data that is equal leaves the list unchanged', () => {
    const again = list('seats', {}, 'a', 2);
    const kept = visit(seats, undefined, again);
    expect([kept.current, kept.lists[0]?.data]).toEqual([1, seats.loaded]);
    expect(updateKeepAliveLists(kept, again)).toBe(kept);
  });

  test('a list with changed content stays mounted with the new content', () => {
    const changed = list('seats', {}, 'b', 2);
    const kept = visit(seats, undefined, changed);
    expect([keys(kept), kept.current, kept.lists[0]?.data]).toEqual([[1], 1, changed.loaded]);
  });
});

test('PAG-02 a mounted list is not loaded again, other lists follow their route', () => {
  const load = { route: { id: '/products/$slug/' }, params: { slug: 'seats' }, deps: {}, location: { search: {} } };
  publishKeepAliveLists(visit(list('seats')).lists);
  expect(reloadUnlessAlive(load)).toBe(false);
  expect(reloadUnlessAlive({ ...load, deps: { material: 'wood' } })).toBeUndefined();
  expect(keepAlivePage(load)).toEqual({ changes: 1, content: 'a' });
  expect(keepAlivePage({ ...load, params: { slug: 'tables' } })).toBeUndefined();
  publishKeepAliveLists([]);
  expect(reloadUnlessAlive(load)).toBeUndefined();
  expect(reloadUnlessAlive({ ...load, location: { search: { show: '24' } } })).toBe(true);
});

describe('PAG-02 pages that are lists', () => {
  const routes = { list: { options: { staticData: { isList: () => true } } }, page: { options: {} } };
  const match = { routeId: 'list', params: {}, loaderDeps: {}, status: 'success', loaderData: { changes: 1 } };

  test('are those whose route says so', () => {
    expect(shownList(match, routes)?.loaded).toBe(match.loaderData);
    expect(shownList({ ...match, routeId: 'page' }, routes)).toBeUndefined();
  });

  test('exclude failed ones', () => {
    expect(shownList({ ...match, status: 'error' }, routes)).toBeUndefined();
  });
});
