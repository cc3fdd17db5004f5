import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListState } from '../member/synced-state.ts';
import type { QuotationItem, QuotationLine } from '../quotation-line.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const line = (id: number, amount = 1): QuotationLine => ({ ...bench, id, amount });
const token = 't'.repeat(32);

/** The shared list of the API; undefined once its link is revoked. */
let shared: (ListState & { version: number; by?: string }) | undefined;
let asked: string[];
let isDown: boolean;
/** Called once before the API stores a list, to simulate another browser. */
let meanwhile: (() => void) | undefined;

const shown = () =>
  shared && {
    ...{ id: shared.id, version: shared.version, project: shared.name, place: shared.place, tenderDate: shared.tenderDate },
    sections: shared.sections.map((section) => ({ __typename: 'QuotationSection', ...section })),
    lines: shared.lines.map(({ id, ...item }) => ({
      ...{ variant: null, colour: null, mounting: null, options: [], part: null, remark: null, section: null, ...item },
      change: shared?.by ? { at: '2026-11-29T12:00:00Z', by: shared.by, isOwn: false } : null,
      product: { id, title: 'Bank', uri: 'producten/bank', category: { title: 'Banken' }, productImage: null },
    })),
  };

type Variables = { list: ListState; base: number; token: string };
async function query({ name }: { name: string }, variables: Variables) {
  if (isDown) throw new Error('offline');
  asked.push(name);
  expect(variables.token).toBe(token);
  if (name !== 'StoreSharedList') return { sharedQuotationList: shown() ?? null };
  expect(JSON.stringify(variables.list), 'inputs refuse type names').not.toContain('__typename');
  meanwhile?.();
  meanwhile = undefined;
  if (shared?.version !== variables.base) return { storeSharedList: { __typename: 'SharedListNewer', list: shown() ?? null } };
  shared = { ...variables.list, version: variables.base + 1 };
  return { storeSharedList: { __typename: 'SharedListKept', version: shared.version } };
}

/** Returns a page in a browser with the given storage. */
async function page(stored = new Map<string, string>()) {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const { changeQuotationList, quotationLines } = await import('../quotation-list.ts');
  const { namedLists } = await import('../lists/quotation-lists.ts');
  const { openEditedList } = await import('./open-edited-list.ts');
  const { syncSharedList } = await import('./sync-shared-list.ts');
  const { editLinks } = await import('./edit-links.ts');
  const { freshLines } = await import('./fresh-lines.ts');
  const parts = { query: query as never, siteId: 1 as const };
  return {
    open: () => openEditedList(parts, token),
    sync: () => syncSharedList(parts, 'oost'),
    change: (...lines: QuotationLine[]) => void changeQuotationList(() => lines),
    lines: () => quotationLines().map(({ id, amount }) => [id, amount]),
    ...{ namedLists, editLinks, freshLines },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  shared = {
    ...{ id: 'oost', version: 1, name: 'Oost', place: '', tenderDate: '', sections: [{ id: 's', name: 'Entree' }] },
    lines: [
      { id: 1, amount: 1 },
      { id: 2, amount: 1 },
    ],
  };
  asked = [];
  [isDown, meanwhile] = [false, undefined];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('QUO-12 whoever opens the link gets the list beside the own lists, and an unused own list is replaced', async () => {
  const guest = await page();
  expect(await guest.open()).toBe('opened');
  expect(guest.namedLists().lists).toMatchObject([{ id: 'oost', name: 'Oost', lines: [{ id: 1 }, { id: 2 }] }]);
  const other = await page(new Map([['productQuotation', JSON.stringify([line(9)])]]));
  await other.open();
  expect(other.namedLists()).toMatchObject({ open: 'oost', lists: [{ lines: [{ id: 9 }] }, { id: 'oost' }] });
});

test('QUO-12 changes of several browsers merge by line: both are kept, and a line that both delete is gone', async () => {
  const [annas, berts] = [new Map<string, string>(), new Map<string, string>()];
  await (await page(annas)).open();
  await (await page(berts)).open();
  const anna = await page(annas);
  anna.change(line(1, 7), line(3));
  await anna.sync();
  const bert = await page(berts);
  bert.change(line(1), line(4));
  await bert.sync();
  expect(shared?.lines.map(({ id, amount }) => [id, amount])).toEqual([
    [1, 7],
    [4, 1],
    [3, 1],
  ]);
  const again = await page(annas);
  await again.sync();
  expect(again.lines()).toEqual(bert.lines());
});

test('QUO-12 a list that changes between reading and storing is merged and stored again', async () => {
  const anna = await page();
  await anna.open();
  anna.change(line(1), line(2), line(3));
  meanwhile = () => {
    if (shared) shared = { ...shared, version: 2, lines: [...shared.lines, { id: 8, amount: 2 }] };
  };
  await anna.sync();
  expect(shared).toMatchObject({ version: 3, lines: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 8 }] });
});

test('QUO-12 an unchanged list costs one small question, and lines of others are marked for two seconds', async () => {
  const anna = await page();
  await anna.open();
  asked = [];
  await anna.sync();
  expect(asked).toEqual(['EditedListVersion']);
  if (shared) shared = { ...shared, version: 2, by: 'Bert', lines: [{ id: 1, amount: 5 }, ...shared.lines.slice(1)] };
  await anna.sync();
  expect(anna.freshLines.get()).toEqual([{ id: 1, amount: 5 }]);
  expect(anna.editLinks().oost?.changes).toMatchObject([{ line: { id: 1 }, by: 'Bert' }, { line: { id: 2 } }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(anna.freshLines.get()).toEqual([]);
  anna.change(line(1, 6), line(2));
  await anna.sync();
  expect(anna.editLinks().oost?.changes, 'an own change replaces that of others').toMatchObject([{ line: { id: 2 } }]);
});

test('QUO-12 changes on any page are stored after a pause, but not while the visitor types', async () => {
  const stored = new Map<string, string>();
  await (await page(stored)).open();
  const listeners: (() => void)[] = [];
  let isFocused = true;
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    get activeElement() {
      return isFocused ? { matches: () => true } : null;
    },
  });
  const anna = await page(stored);
  const { followSharedLists } = await import('./follow-shared-lists.ts');
  followSharedLists({ query: query as never, siteId: 1, report: () => expect.unreachable() });
  await vi.advanceTimersByTimeAsync(0);
  for (const listener of listeners) listener();
  anna.change(line(1, 4), line(2));
  const { watchQuotationData } = await import('../../platform/interface-state.ts');
  watchQuotationData.raise();
  await vi.advanceTimersByTimeAsync(3000);
  expect(shared?.version, 'while the visitor types').toBe(1);
  isFocused = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shared).toMatchObject({ version: 2, lines: [{ id: 1, amount: 4 }, { id: 2 }] });
});

test('QUO-12 offline changes stay in the browser and are merged later', async () => {
  const anna = await page();
  await anna.open();
  isDown = true;
  anna.change(line(1), line(2), line(5));
  await expect(anna.sync()).rejects.toThrow('offline');
  isDown = false;
  if (shared) shared = { ...shared, version: 2, place: 'Zutphen', lines: [{ id: 1, amount: 1 }] };
  await anna.sync();
  expect(shared).toMatchObject({ version: 3, place: 'Zutphen', lines: [{ id: 1 }, { id: 5 }] });
});

test('QUO-12 after the link is revoked, the list and unsent changes stay as the own list', async () => {
  const stored = new Map<string, string>();
  const anna = await page(stored);
  await anna.open();
  shared = undefined;
  anna.change(line(1, 3));
  await anna.sync();
  expect([anna.lines(), anna.editLinks().oost?.isGone]).toEqual([[[1, 3]], true]);
  asked = [];
  const later = await page(stored);
  await later.sync();
  expect([asked, later.lines()]).toEqual([[], [[1, 3]]]);
  expect(await later.open()).toBe('gone');
});

test('QUO-12 a list that the visitor deletes remains with the others', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(9)])]]);
  const anna = await page(stored);
  await anna.open();
  const { changeLists } = await import('../lists/quotation-lists.ts');
  const { deleteList } = await import('../lists/list-rules.ts');
  changeLists((all) => deleteList(all, 'oost'));
  asked = [];
  await anna.sync();
  expect([asked, anna.editLinks(), stored.has('productQuotationLinks')]).toEqual([[], {}, false]);
  expect(shared?.version).toBe(1);
});

test('QUO-12 a twenty-first list is refused and changes nothing', async () => {
  const lists = Array.from({ length: 20 }, (_, place) => ({ id: `l${place}`, name: 'x', sections: [], lines: [] }));
  const anna = await page(new Map([['productQuotationLists', JSON.stringify({ open: 'l0', lists })]]));
  expect(await anna.open()).toBe('listsFull');
  expect(anna.namedLists().lists).toHaveLength(20);
});

test('QUO-12 invalid stored links are skipped', async () => {
  const { readEditLinks } = await import('./edit-links.ts');
  const common = { lines: [] };
  expect(
    Object.keys(
      readEditLinks(JSON.stringify({ a: { token, common, changes: [] }, b: { token: 'x', common, changes: [] }, c: 1 })),
    ),
  ).toEqual(['a']);
  for (const text of [null, '', '[', '1', 'null', '[1]']) expect(readEditLinks(text)).toEqual({});
});
