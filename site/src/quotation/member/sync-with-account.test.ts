import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addList, changeList, deleteList, type ListsRule } from '../lists/list-rules.ts';
import { emptyList, type ListSection } from '../lists/named-list.ts';
import type { QuotationItem, QuotationLine, QuotationLines } from '../quotation-line.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const line = (id: number, amount = 1): QuotationLine => ({ ...bench, id, amount });

type StoredList = {
  sections?: readonly ListSection[];
  version: number;
  name: string;
  lines: { id: number; amount: number | null }[];
};
/** The lists of the account in the backend, with versions, shared by all browsers of a test. */
let lists: Map<string, StoredList>;
let memberId: number;
let kept: number;
/** Called between a browser's request and its storage, to simulate another browser. */
let meanwhile: ((id: string) => void) | undefined;
let isRefusing: boolean;
let reported: unknown[];

const shown = ([id, list]: [string, StoredList]) => ({
  ...{ place: '', tenderDate: '', ...list, id },
  sections: (list.sections ?? [{ id: 's', name: 'Entree' }]).map((section) => ({ __typename: 'QuotationSection', ...section })),
  lines: list.lines.map(({ id: product, amount, ...line }) => ({
    ...{ variant: null, colour: null, mounting: null, options: [], remark: null, section: null, ...line, amount },
    product: { id: product, title: 'Bank', uri: 'producten/bank', category: { title: 'Banken' }, productImage: null },
  })),
});

type Variables = { list: StoredList & { id: string }; base: number; id: string };
async function query({ name }: { name: string }, { list, base, id }: Variables) {
  if (name === 'MemberQuotationLists') return { viewer: { id: memberId, quotationLists: [...lists].map(shown) } };
  if (name === 'DeleteQuotationList') return { deleteQuotationList: lists.get(id)?.version === base && lists.delete(id) };
  expect(JSON.stringify(list), 'inputs refuse type names').not.toContain('__typename');
  meanwhile?.(list.id);
  if (isRefusing) return { storeQuotationList: { __typename: 'RefusedSubmission' } };
  const found = lists.get(list.id);
  if ((found?.version ?? 0) !== base)
    return { storeQuotationList: { __typename: 'NamedListNewer', list: found ? shown([list.id, found]) : null } };
  kept += 1;
  lists.set(list.id, { ...list, version: base + 1 });
  return { storeQuotationList: { __typename: 'QuotationListKept', version: base + 1 } };
}

/** The first list of the account. */
const account = () => [...lists.values()][0];
const setFirst = (list: StoredList) => lists.set([...lists.keys()][0] ?? 'first', list);

/** Returns a page in a browser with the given storage. */
async function page(stored: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const { changeQuotationList } = await import('../quotation-list.ts');
  const { syncWithAccount } = await import('./sync-with-account.ts');
  const change = async (to: QuotationLines) => {
    changeQuotationList(() => to);
    await vi.advanceTimersByTimeAsync(1100);
  };
  const { changeLists, namedLists } = await import('../lists/quotation-lists.ts');
  const changeAll = async (rule: ListsRule) => {
    changeLists(rule);
    await vi.advanceTimersByTimeAsync(1100);
  };
  const report = (thrown: unknown) => void reported.push(thrown);
  return { change, changeAll, namedLists, follow: () => syncWithAccount({ query: query as never, siteId: 1, report }) };
}

const linesOf = (stored: Map<string, string>) =>
  JSON.parse(stored.get('productQuotation') ?? '[]').map(({ id, amount }: QuotationLine) => [id, amount]);

beforeEach(() => {
  vi.useFakeTimers();
  lists = new Map();
  memberId = 7;
  kept = 0;
  meanwhile = undefined;
  isRefusing = false;
  reported = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('QUO-01 the list of a guest is stored in the account at log-in and synchronised with another browser', async () => {
  const laptop = new Map([['productQuotation', JSON.stringify([line(1, 2), line(2)])]]);
  const phone = new Map([
    ['productQuotation', JSON.stringify([line(1, 5), line(3)])],
    ['quotationProject', 'Oost'],
  ]);
  await (await page(laptop)).follow();
  expect(account()?.lines).toEqual([
    { id: 1, amount: 2 },
    { id: 2, amount: 1 },
  ]);
  const onPhone = await page(phone);
  await onPhone.follow();
  expect(linesOf(phone)).toEqual([
    [1, 5],
    [3, 1],
    [2, 1],
  ]);
  await onPhone.change([line(3, 4)]);
  await (await page(laptop)).follow();
  expect(linesOf(laptop)).toEqual([[3, 4]]);
  expect(laptop.get('quotationProject')).toBe('Oost');
  expect(JSON.stringify([...laptop.values(), ...lists.values()])).not.toContain('price');
});

test('QUO-01 changes made as a guest after log-out are merged at the next log-in, and removed lines do not return', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(1), line(2)])]]);
  await (await page(stored)).follow();
  await (await page(stored)).change([line(2), line(5)]);
  expect(account()?.version).toBe(1);
  await (await page(stored)).follow();
  expect(account()?.lines.map(({ id }) => id)).toEqual([2, 5]);
  memberId = 8;
  lists.clear();
  setFirst({ version: 4, name: '', lines: [{ id: 9, amount: 1 }] });
  await (await page(stored)).follow();
  expect(account()).toMatchObject({ version: 5, lines: [{ id: 2 }, { id: 5 }, { id: 9 }] });
});

test('QUO-01 a browser whose version is outdated merges the newer list before it stores its own', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(1)])]]);
  const here = await page(stored);
  await here.follow();
  meanwhile = () => {
    setFirst({ version: 2, name: '', lines: [{ id: 6, amount: 3 }] });
    meanwhile = undefined;
  };
  await here.change([line(1), line(5)]);
  expect(linesOf(stored)).toEqual([
    [5, 1],
    [6, 3],
  ]);
  expect(account()).toMatchObject({ version: 3, lines: [{ id: 5 }, { id: 6 }] });
  expect(reported).toEqual([]);
});

test('QUO-01 a refused list and repeated conflicts are reported, and a later change is stored', async () => {
  const here = await page(new Map([['productQuotation', '[]']]));
  await here.follow();
  isRefusing = true;
  await here.change([line(1)]);
  expect([kept, reported]).toEqual([0, [new Error('the API refused the quotation list')]]);
  isRefusing = false;
  meanwhile = (id) => {
    lists.set(id, { version: (lists.get(id)?.version ?? 0) + 1, name: '', lines: [] });
  };
  await here.change([line(2)]);
  expect([kept, reported.slice(1)]).toEqual([0, [new Error('the quotation list changes too often in other browsers')]]);
  meanwhile = undefined;
  await here.change([line(2), line(3)]);
  expect([account()?.lines.map(({ id }) => id), reported.length]).toEqual([[2, 3], 2]);
});

test('QUO-01 an unchanged list is not stored, several quick changes are stored once, and an emptied list is stored', async () => {
  const stored = new Map([['productQuotation', '[]']]);
  const here = await page(stored);
  await here.follow();
  expect(kept).toBe(0);
  void here.change([line(1)]);
  void here.change([line(1), line(2)]);
  await here.change([line(1, 3)]);
  expect([kept, account()?.lines]).toEqual([1, [{ id: 1, amount: 3 }]]);
  await (await page(stored)).follow();
  await here.change([]);
  expect([kept, account()]).toMatchObject([2, { version: 2, name: '', lines: [] }]);
});

test('QUO-01 a browser without storage does not change the list of the account', async () => {
  setFirst({ version: 3, name: '', lines: [{ id: 1, amount: 1 }] });
  const here = await page(new Map());
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  await here.follow();
  await here.change([line(2)]);
  expect([kept, account()?.version]).toEqual([0, 3]);
});

test('QUO-11 lists are stored by their ids; a list changed elsewhere is merged by line, and a deleted one disappears', async () => {
  const laptop = new Map([['productQuotation', JSON.stringify([line(1)])]]);
  const here = await page(laptop);
  await here.follow();
  await here.changeAll((all) => addList(all, { ...emptyList('west'), name: 'West', lines: [line(2)] }));
  expect([...lists.values()].map(({ name, version }) => [name, version])).toEqual([
    ['', 1],
    ['West', 1],
  ]);
  const phone = new Map<string, string>();
  const there = await page(phone);
  await there.follow();
  expect(linesOf(phone)).toEqual([[1, 1]]);
  await there.changeAll((all) => changeList(all, 'west', (list) => ({ ...list, place: 'Deventer', lines: [line(2), line(3)] })));
  const again = await page(laptop);
  await again.changeAll((all) => changeList(all, 'west', (list) => ({ ...list, lines: [line(2, 5)] })));
  await again.follow();
  expect(linesOf(laptop)).toEqual([
    [2, 5],
    [3, 1],
  ]);
  expect(lists.get('west')).toMatchObject({ version: 3, place: 'Deventer', lines: [{ id: 2, amount: 5 }, { id: 3 }] });
  await again.changeAll((all) => deleteList(all, 'west'));
  expect([...lists.keys()]).not.toContain('west');
  const later = await page(phone);
  await later.follow();
  expect(later.namedLists().lists).toHaveLength(1);
});

test('QUO-11 a list that was deleted elsewhere and changed here is stored again', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(1)])]]);
  await (await page(stored)).follow();
  lists.clear();
  const here = await page(stored);
  await here.change([line(1), line(2)]);
  await here.follow();
  expect(account()?.lines.map(({ id }) => id)).toEqual([1, 2]);
});

test('QUO-11 a guest’s list with another name, or one that does not fit, becomes a separate list and loses nothing', async () => {
  const many = Array.from({ length: 80 }, (_, place) => line(place + 1));
  lists.set('oost', { version: 4, name: 'Oost', lines: many });
  const named = await page(new Map([['productQuotation', JSON.stringify([line(500)])]]).set('quotationProject', 'West'));
  await named.follow();
  expect([...lists.values()].map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Oost', 80],
    ['West', 1],
  ]);
  lists.delete([...lists.keys()][1] ?? '');
  const others = JSON.stringify(many.map((one) => ({ ...one, id: one.id + 200 })));
  await (await page(new Map([['productQuotation', others]]))).follow();
  expect([...lists.values()].map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Oost', 80],
    ['', 80],
  ]);
});

test('QUO-11 the list that the version before has synchronised joins its successor, and removed lines do not return', async () => {
  const before = {
    memberId: 7,
    version: 9,
    lines: [
      { id: 1, amount: 1 },
      { id: 2, amount: 1 },
    ],
    project: 'Oost',
  };
  const stored = new Map([['productQuotation', JSON.stringify([line(2), line(3)])]]);
  stored.set('productQuotationKept', JSON.stringify(before)).set('quotationProject', 'Noord');
  lists.set('first-7', { version: 0, name: 'Oost', lines: before.lines });
  const here = await page(stored);
  meanwhile = () => void (lists.get('first-7')?.version === 0 && lists.delete('first-7'));
  await here.follow();
  expect(reported).toEqual([]);
  expect([...lists]).toMatchObject([['first-7', { version: 1, name: 'Noord', lines: [{ id: 2 }, { id: 3 }] }]]);
});
