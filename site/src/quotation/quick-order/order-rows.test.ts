import { describe, expect, it } from 'vitest';
import { maxLines, pieces } from '../quotation-rules.ts';
import { addOrdered, isOrdered, type NumberedProduct, orderRows } from './order-rows.ts';
import { pastedLines } from './pasted-lines.ts';

const product = (id: number, skus: string[], more: Partial<NumberedProduct['product']> = {}): NumberedProduct['product'] => ({
  ...{
    __typename: 'Product',
    siteId: 1,
    id,
    title: `Bank ${id}`,
    uri: `producten/bank-${id}`,
    discontinued: null,
    spareParts: [],
  },
  category: { __typename: 'Category', id: 1, siteId: 1, title: 'Banken' },
  productImage: { __typename: 'Image', id: 1, siteId: 1, crop: { url: '/crops/bank.png' } },
  variants: skus.map((sku) => ({ __typename: 'Variant', id: 1, siteId: 1, sku, title: `${sku} lang` })),
  colours: [{ __typename: 'Colour', id: 1, siteId: 1, code: 'RAL 7016' }],
  mountings: [{ __typename: 'Mounting', id: 1, siteId: 1, key: 'in-ground' }],
  ...more,
});
const bench = product(1, ['B-1', 'B-2']);
const part = (number: string, title: string, endedYear: number | null, successor: string | null) => ({
  ...({ __typename: 'SparePart', id: 1, siteId: 1 } as const),
  number,
  title,
  endedYear,
  successor,
});
const swing = product(3, [], {
  spareParts: [part('S-01', 'Slat', null, null), part('S-91', 'Old slat', 2019, 'S-01'), part('S-92', 'Bolt', 2018, null)],
});
const bin = product(2, ['K-1'], { colours: [], mountings: [], productImage: null, discontinued: { date: '2026-01-01' } });
const found: NumberedProduct[] = [
  { number: 'B-2', sku: 'B-2', part: null, product: bench },
  { number: 'B', sku: null, part: null, product: bench },
  { number: 'K 1', sku: 'K-1', part: null, product: bin },
  ...['S-01', 'S-91', 'S-92'].map((number) => ({ number, sku: null, part: number, product: swing })),
];
const rowsOf = (text: string) => orderRows(pastedLines(text).lines, found);
const item = { id: 1, title: 'Bank 1', uri: 'producten/bank-1', category: 'Banken', productImage: '/crops/bank.png' };
const chosen = { ...item, variant: 'B-2', colour: 'RAL 7016', mounting: 'in-ground' };

describe('QUO-13 a quick order', () => {
  it('orders the variant of a number in its first colour and mounting', () => {
    expect(rowsOf('b2;3')).toEqual([
      { place: 1, text: 'b2;3', item: chosen, amount: 3, variant: 'B-2 lang', isDiscontinued: false },
    ]);
    expect(rowsOf('K-1')).toMatchObject([
      { item: { id: 2, variant: 'K-1', productImage: '' }, variant: '', isDiscontinued: true },
    ]);
  });

  it('says why a line orders nothing', () => {
    expect(rowsOf('X-9;1\nB-2;0')).toEqual([
      { place: 1, text: 'X-9;1', problem: 'unknown', number: 'X-9' },
      { place: 2, text: 'B-2;0', problem: 'amount' },
    ]);
    const several = orderRows([{ place: 1, text: 'B', number: 'B', amount: 1 }], found);
    expect(several).toEqual([{ place: 1, text: 'B', problem: 'severalVariants', title: 'Bank 1', skus: ['B-1', 'B-2'] }]);
  });

  it('CAT-18 orders a spare part, and names the successor of one that is no longer made', () => {
    expect(rowsOf('S-01;4\nS-91\nS-92')).toMatchObject([
      { item: { id: 3, title: 'Slat', category: 'Bank 3', part: 'S-01' }, amount: 4, variant: 'Bank 3' },
      { problem: 'partEnded', title: 'Old slat S-91', successor: 'S-01' },
      { problem: 'partEnded', title: 'Bolt S-92', successor: null },
    ]);
  });

  it('raises the amount of a line that is on the list, and leaves out what does not fit', () => {
    const rows = rowsOf('B-2;3\nK-1;2\nB-2;4').filter(isOrdered);
    expect(addOrdered([{ ...chosen, amount: 1 }], rows)).toMatchObject([
      { variant: 'B-2', amount: 8 },
      { variant: 'K-1', amount: 2 },
    ]);
    const full = Array.from({ length: maxLines }, (_, id) => ({ ...item, id: id + 10, amount: 1 }));
    expect(addOrdered(full, rows)).toEqual(full);
    expect(pieces(addOrdered([{ ...chosen, amount: 99 }], rows.slice(0, 1)))).toBe(100);
  });
});
