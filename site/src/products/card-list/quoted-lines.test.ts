import { expect, test } from 'vitest';
import type { QuotationLine } from '../../quotation/quotation-line.ts';
import { itemOfCard, linesOfButton } from './quoted-lines.ts';

const product = {
  ...{ title: 'Bank', uri: 'producten/bank', category: { title: 'Banken' }, productImage: null },
  variants: [{ sku: 'BM-01' }, { sku: 'BM-02' }],
  colours: [{ code: 'RAL 7016' }, { code: 'DB 703' }],
  ...{ anyRal: false, mountings: [{ key: 'surface' }] },
} as unknown as Parameters<typeof itemOfCard>[0];
const card = { id: 4, variant: undefined, colour: undefined, mounting: undefined };
const line = { id: 4, variant: 'BM-02', colour: 'DB 703', amount: 1 } as QuotationLine;

test('QUO-10 a card adds the options of its link, and else the default ones', () => {
  const named = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
  expect(itemOfCard(product, card)).toEqual({ ...named, variant: 'BM-01', colour: 'RAL 7016', mounting: 'surface' });
  const matched = itemOfCard(product, { ...card, variant: 'BM-02', colour: 'DB-703' });
  expect(matched).toEqual({ ...named, variant: 'BM-02', colour: 'DB 703', mounting: 'surface' });
});

test('QUO-10 a card without options stands for all lines of its product, but not for spare parts', () => {
  const part = { ...line, part: 'BM-S1' };
  expect(linesOfButton([line, part, { ...line, id: 5 }], card)).toEqual([line]);
  expect(linesOfButton([line], { ...card, variant: 'BM-02', colour: 'DB-703' })).toEqual([line]);
  expect(linesOfButton([line], { ...card, variant: 'BM-01' })).toEqual([]);
});
