import { afterEach, expect, test, vi } from 'vitest';
import type { QuotationLine } from '../quotation-line.ts';
import { addList, open } from './list-rules.ts';
import { emptyList } from './named-list.ts';

const line = (id: number): QuotationLine => ({
  ...{ id, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 1 },
});
const [one, two] = [[line(1)], [line(2)]].map((lines) => JSON.stringify(lines));

afterEach(() => vi.unstubAllGlobals());

/** Loads the modules of a page with the given storage. `refuse` names a key that is too large to store. */
async function page(stored: Map<string, string>, refuse?: string) {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      if (key === refuse) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
  return await import('./quotation-lists.ts');
}

test('QUO-11 the lines stored so far are the first list, with the project as its name', async () => {
  const stored = new Map([['productQuotation', one ?? '']]).set('quotationProject', 'Oost');
  const { namedLists } = await page(stored);
  expect(namedLists().lists).toMatchObject([{ name: 'Oost', lines: [{ id: 1 }] }]);
});

test('QUO-11 opening a list swaps lines and name, and the key of the lines keeps its form', async () => {
  const stored = new Map([['productQuotation', one ?? '']]).set('quotationProject', 'Oost');
  const { namedLists, changeLists } = await page(stored);
  const first = namedLists().open;
  expect(changeLists((all) => addList(all, { ...emptyList('b'), name: 'West', lines: [line(2)] }))).toBe(true);
  expect([stored.get('productQuotation'), stored.get('quotationProject')]).toEqual([two, 'West']);
  const later = await page(stored);
  later.changeLists((all) => open(all, first));
  expect([stored.get('productQuotation'), stored.get('quotationProject')]).toEqual([one, 'Oost']);
  expect(later.namedLists().lists).toMatchObject([{ lines: [{ id: 1 }] }, { name: 'West', lines: [{ id: 2 }] }]);
});

test.each(['productQuotationLists', 'productQuotation'])('QUO-11 if storage is full at %s, nothing changes', async (key) => {
  const stored = new Map([['productQuotation', one ?? '']]);
  const { namedLists, changeLists } = await page(stored, key);
  expect(changeLists((all) => addList(all, { ...emptyList('b'), lines: [line(2)] }))).toBe(false);
  expect([...stored]).toEqual([['productQuotation', one]]);
  expect(namedLists().lists).toMatchObject([{ lines: [{ id: 1 }] }]);
});

test('QUO-11 stored text is untrusted: invalid lists, sections and dates are skipped', async () => {
  const lists = [
    { id: 'a', name: 'x'.repeat(300), tenderDate: 'morgen', sections: [{ id: '<b>' }, { id: 's', name: 4 }], lines: 'no' },
    ...[null, 7, { id: 'no id!' }, { id: 'a' }, { id: 'b', tenderDate: '2026-12-01', lines: [line(2), { id: -1 }] }],
  ];
  const { namedLists } = await page(new Map([['productQuotationLists', JSON.stringify({ open: 'x', lists })]]));
  const { open: opened, lists: read } = namedLists();
  expect(opened).toBe('a');
  expect(read.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(read[1]).toMatchObject({ tenderDate: '2026-12-01', lines: [{ id: 2 }] });
  for (const text of ['', '{', 'null', '{"lists":[]}', '[]'])
    expect((await page(new Map([['productQuotationLists', text]]))).namedLists().lists).toHaveLength(1);
});
