import { afterEach, expect, test } from 'vitest';
import { siteChanges } from '../platform/data/site-changes.ts';
import { publishKeepAliveLists } from '../platform/keep-alive/keep-alive-context.ts';
import { listAddress, listPage } from '../platform/keep-alive/keep-alive-lists.ts';
import { type ListArguments, narrowedList } from './narrowed-list.ts';

type Page = { changes: number; list: string };

const at = { route: { id: '/products/' }, params: {}, deps: {} };
const shown = { list: 'two dozen', changes: 1 };
const load = async () => ({ list: 'a dozen', changes: 2 });
const again = async () => 'again';

function keep(): void {
  const address = listAddress(at.route.id, at.params, at.deps);
  const page = listPage(at.route.id, at.params);
  publishKeepAliveLists([{ ...at, routeId: at.route.id, page, address, loaded: shown, data: shown, key: 1 }]);
}

const asked = (more: object) =>
  narrowedList<Page>({ ...at, context: { changes: () => 2 }, ...more } as ListArguments<unknown>, load, again);

afterEach(() => publishKeepAliveLists([]));

test('PAG-02 a list that is kept alive is loaded again only if listed content has changed since', async () => {
  keep();
  siteChanges.hearHeader('2, 1');
  expect(await asked({})).toBe(shown);
  siteChanges.hearHeader('2, 2');
  expect(await asked({})).toEqual({ list: 'a dozen', changes: 2 });
});

test('PAG-02 PAG-07 prefetching returns a list that is kept alive, even if the content has changed since', async () => {
  keep();
  siteChanges.hearHeader('2, 2');
  expect(await asked({ preload: true })).toBe(shown);
  expect(await asked({})).toEqual({ list: 'a dozen', changes: 2 });
});

test('PAG-07 a list that is not kept alive is prefetched', async () => {
  expect(await asked({ preload: true })).toEqual({ list: 'a dozen', changes: 2 });
});
