import { afterEach, expect, test, vi } from 'vitest';

const bench = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 1 };
const lines = (...ids: number[]) => JSON.stringify(ids.map((id) => ({ ...bench, id })));
const along = (text: string | null, project: string) => JSON.stringify({ lines: text, project });

type Stored = {
  productQuotation?: string;
  productQuotationLists?: string;
  quotationProject?: string;
  productQuotationLeft?: string;
};

afterEach(() => vi.unstubAllGlobals());

/** Returns the product ids and the project name on a domain with the given storage after a list was transferred. */
async function arrive(kept: Stored, come: string) {
  const stored = new Map(Object.entries(kept));
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { cookie: `handoff=${'L'.repeat(43)}` });
  vi.stubGlobal('fetch', async () => Response.json({ list: come }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const { fetchList } = await import('./fetch-list.ts');
  await fetchList();
  const ids = JSON.parse(stored.get('productQuotation') ?? '[]').map(({ id }: { id: number }) => id);
  return [ids, stored.get('quotationProject')];
}

test('LOC-09 a transferred list contains the project name', async () => {
  expect(await arrive({}, along(lines(1, 2), 'Brinkpark Oost'))).toEqual([[1, 2], 'Brinkpark Oost']);
  expect(await arrive({}, along(null, 'Brinkpark Oost'))).toEqual([[], 'Brinkpark Oost']);
});

test('LOC-09 a transferred list and its project name replace a list that has not changed since the visitor left', async () => {
  const kept = { productQuotation: lines(1, 2), quotationProject: 'Oost', productQuotationLeft: along(lines(1, 2), 'Oost') };
  expect(await arrive(kept, along(lines(2), 'West'))).toEqual([[2], 'West']);
  expect(await arrive(kept, along('[]', ''))).toEqual([[], '']);
});

test('LOC-09 a transferred list is merged into a changed list, which keeps its project name', async () => {
  const kept = { productQuotation: lines(1), quotationProject: 'Oost', productQuotationLeft: along(lines(1), '') };
  expect(await arrive(kept, along(lines(2), 'West'))).toEqual([[1, 2], 'Oost']);
  expect(await arrive({ productQuotation: lines(1) }, along(lines(2), 'West'))).toEqual([[1, 2], 'West']);
});

test('QUO-11 LOC-09 a list that is not on this domain yet is added and opened, and the list that was open stays', async () => {
  const empty = { place: '', tenderDate: '', sections: [], lines: [] };
  const lists = {
    open: 'a',
    lists: [
      { ...empty, id: 'a' },
      { ...empty, id: 'b', name: 'Noord' },
    ],
  };
  const kept = { productQuotation: lines(1), quotationProject: 'Oost', productQuotationLists: JSON.stringify(lists) };
  const sections = [{ id: 's', name: 'Plein' }];
  const come = { lines: lines(2), project: 'West', list: { id: 'c', place: 'Deventer', tenderDate: '', sections } };
  expect(await arrive(kept, JSON.stringify(come))).toEqual([[2], 'West']);
  expect(await arrive(kept, JSON.stringify({ ...come, list: { ...come.list, id: 'a' } }))).toEqual([[1, 2], 'Oost']);
  expect(await arrive(kept, JSON.stringify({ ...come, list: { ...come.list, id: 'b' } }))).toEqual([[2], 'Noord']);
});
