import { expect, test } from 'vitest';
import type { QuotationLine } from '../quotation-line.ts';
import { maxPieces } from '../quotation-rules.ts';
import { choiceParts, chooseOptions } from './line-choice.ts';
import { detailsOf, type QuotationProduct } from './line-details.ts';

const line: QuotationLine = {
  ...{ id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 3 },
  ...{ variant: 'BM-01', colour: 'RAL 7016', mounting: 'surface' },
};
const product = {
  variants: [
    { sku: 'BM-01', title: '1800 mm' },
    { sku: 'BM-02', title: '2400 mm' },
  ],
  colours: [{ code: 'RAL 7016', title: 'Anthracite grey' }],
  anyRal: true,
  options: [],
  mountings: [{ key: 'surface', title: 'On a base plate' }],
} as unknown as QuotationProduct;

test('QUO-10 the parts of a line with another option can be changed', () => {
  expect(choiceParts(line, product)).toEqual([
    {
      ...{ part: 'variant', value: 'BM-01' },
      options: [
        { value: 'BM-01', text: '1800 mm' },
        { value: 'BM-02', text: '2400 mm' },
      ],
    },
    { part: 'colour', value: 'RAL 7016', options: [{ value: 'RAL 7016', text: 'RAL 7016 Anthracite grey' }, { value: 'RAL' }] },
  ]);
  expect(choiceParts({ ...line, part: 'BM-S1' }, product), 'a spare part').toEqual([]);
  expect(choiceParts(line, { ...product, variants: product.variants.slice(0, 1), anyRal: false })).toEqual([]);
});

test('QUO-10 an option that is not chosen, or no longer offered, stays among the options', () => {
  const { variant: _, ...unchosen } = line;
  expect(choiceParts(unchosen, product)[0]).toMatchObject({ value: '', options: [{ value: '' }, {}, {}] });
  const gone = choiceParts({ ...line, mounting: 'wall' }, product).find(({ part }) => part === 'mounting');
  expect(gone?.options).toEqual([
    { value: 'wall', text: 'wall' },
    { value: 'surface', text: 'On a base plate' },
  ]);
});

test('QUO-10 a changed line keeps its place, amount and remark', () => {
  const other = { ...line, id: 5 };
  const remarked = { ...line, remark: 'Noord' };
  expect(chooseOptions([remarked, other], remarked, { variant: 'BM-02', colour: 'RAL' })).toEqual([
    { ...remarked, variant: 'BM-02', colour: 'RAL' },
    other,
  ]);
  const lines = [line];
  expect(chooseOptions(lines, line, { variant: 'BM-01' }), 'the same options').toBe(lines);
  expect(chooseOptions(lines, other, { variant: 'BM-02' }), 'a line that is gone').toBe(lines);
});

test('QUO-10 lines that become equal are merged, unless their pieces exceed the maximum', () => {
  const twin = { ...line, variant: 'BM-02', amount: 4 };
  expect(chooseOptions([line, twin], line, { variant: 'BM-02' })).toEqual([{ ...twin, amount: 7 }]);
  expect(chooseOptions([line, { ...twin, remark: 'Zuid' }], line, { variant: 'BM-02' }), 'other remarks').toHaveLength(2);
  const full = [line, { ...twin, amount: maxPieces }];
  expect(chooseOptions(full, line, { variant: 'BM-02' })).toBe(full);
});

test('QUO-10 any RAL colour is available if the product offers it', () => {
  const loaded = { ...product, category: { title: '' }, dimensions: {}, supply: {}, environmental: null, discontinued: null };
  const details = (anyRal: boolean) =>
    detailsOf({ ...line, colour: 'RAL' }, new Map([[4, { ...loaded, anyRal } as unknown as QuotationProduct]]));
  expect(details(true).gone).toBeUndefined();
  expect(details(false).gone).toBe('finish');
});

test('QUO-10 CAT-16 options of a line are changed, in any order', () => {
  const optioned = { ...line, options: ['BM-L1', 'BM-L2'] };
  expect(chooseOptions([line], line, { options: ['BM-L1'] })).toEqual([{ ...line, options: ['BM-L1'] }]);
  const lines = [optioned];
  expect(chooseOptions(lines, optioned, { options: ['BM-L2', 'BM-L1'] }), 'the same options').toBe(lines);
  expect(chooseOptions([optioned, line], optioned, { options: [] }), 'merged').toEqual([{ ...line, amount: 6 }]);
});
