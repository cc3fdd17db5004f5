import { describe, expect, test } from 'vitest';
import { keptPage, publishLists, reloadUnlessKept } from './kept-list-context.ts';
import { type KeptLists, keepLists, listAddress, listPage, noLists, type ShownList } from './kept-lists.ts';
import { shownList } from './shown-list.ts';

/** A list page as loaded; each call is a load of its own. */
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

const visit = (...shown: (ShownList | undefined)[]): KeptLists => shown.reduce(keepLists, noLists);
const keys = ({ lists }: KeptLists) => lists.map(({ key }) => key);

describe('PAG-02 lists that stay alive', () => {
  const seats = list('seats');

  test('a list that is left and found again is the same one', () => {
    const kept = visit(seats, undefined, seats);
    expect([keys(kept), kept.current]).toEqual([[1], 1]);
    expect(visit(seats, undefined).current).toBeUndefined();
  });

  test('nothing changes while the visitor stays', () => {
    const kept = visit(seats);
    expect(keepLists(kept, seats)).toBe(kept);
    expect(keepLists(noLists, undefined)).toBe(noLists);
  });

  test('two at most: the one that was left longest ago goes', () => {
    const kept = visit(seats, list('tables'), seats, list('bins'));
    expect(keys(kept)).toEqual([1, 3]);
    expect(keys(visit(seats, list('tables'), list('bins')))).toEqual([2, 3]);
  });

  test('other filters change the list that is shown, which is found at its new address', () => {
    const filtered = list('seats', { material: 'wood' }, 'b');
    const kept = visit(seats, filtered, undefined);
    expect([keys(kept), kept.lists[0]?.address]).toEqual([[1], filtered.address]);
    expect(keepLists(kept, filtered).current).toBe(1);
    expect(keepLists(kept, seats).current).toBe(2);
  });

  test('a list at an address is there once', () => {
    const filtered = list('seats', { material: 'wood' });
    const kept = visit(filtered, undefined, seats, filtered);
    expect([keys(kept), kept.current]).toEqual([[2], 2]);
  });

  test('what is loaded anew and says the same leaves the list as it was', () => {
    const again = list('seats', {}, 'a', 2);
    const kept = visit(seats, undefined, again);
    expect([kept.current, kept.lists[0]?.data]).toEqual([1, seats.loaded]);
    expect(keepLists(kept, again)).toBe(kept);
  });

  test('a list whose content has changed stays the same one with the new content', () => {
    const changed = list('seats', {}, 'b', 2);
    const kept = visit(seats, undefined, changed);
    expect([keys(kept), kept.current, kept.lists[0]?.data]).toEqual([[1], 1, changed.loaded]);
  });
});

test('PAG-02 a list that is kept is not asked for again, any other as its route has it', () => {
  const load = { route: { id: '/products/$slug/' }, params: { slug: 'seats' }, deps: {}, location: { search: {} } };
  publishLists(visit(list('seats')).lists);
  expect(reloadUnlessKept(load)).toBe(false);
  expect(reloadUnlessKept({ ...load, deps: { material: 'wood' } })).toBeUndefined();
  expect(keptPage(load)).toEqual({ changes: 1, content: 'a' });
  expect(keptPage({ ...load, params: { slug: 'tables' } })).toBeUndefined();
  publishLists([]);
  expect(reloadUnlessKept(load)).toBeUndefined();
  expect(reloadUnlessKept({ ...load, location: { search: { show: '24' } } })).toBe(true);
});

describe('PAG-02 which pages are lists', () => {
  const routes = { list: { options: { staticData: { isList: () => true } } }, page: { options: {} } };
  const match = { routeId: 'list', params: {}, loaderDeps: {}, status: 'success', loaderData: { changes: 1 } };

  test('those whose route says so', () => {
    expect(shownList(match, routes)?.loaded).toBe(match.loaderData);
    expect(shownList({ ...match, routeId: 'page' }, routes)).toBeUndefined();
  });

  test('none that failed', () => {
    expect(shownList({ ...match, status: 'error' }, routes)).toBeUndefined();
  });
});
