import { expect, test } from 'vitest';
import { formatsOf } from '../../platform/locale/formats.ts';
import { comparedColumns } from './compared-columns.ts';
import { comparisonGroups, comparisonRow } from './comparison-rows.ts';
import { answerTo, testProduct } from './test-product.ts';

const words = { t: (key: string) => key, onCard: (key: string) => key, ofOptions: (key: string) => key, format: formatsOf('nl') };
const texts = (...values: (string | undefined)[]) => values.map((text) => (text === undefined ? undefined : { text }));

test('CAT-13 a row differs if any value does, and the only deviating one of at least three is named', () => {
  expect(comparisonRow('a', 'a', texts('1', '1', '1'))).toMatchObject([{ differs: false, deviant: undefined }]);
  expect(comparisonRow('a', 'a', texts('1', '2', '1'))).toMatchObject([{ differs: true, deviant: 1 }]);
  expect(comparisonRow('a', 'a', texts('1', '2', '3'))).toMatchObject([{ differs: true, deviant: undefined }]);
  expect(comparisonRow('a', 'a', texts('1', '1', '2', '2'))).toMatchObject([{ differs: true, deviant: undefined }]);
  expect(comparisonRow('a', 'a', texts('1', '2'))).toMatchObject([{ differs: true, deviant: undefined }]);
  expect(comparisonRow('a', 'a', texts(undefined, '2', '2')), 'an unknown value deviates').toMatchObject([{ deviant: 0 }]);
});

test('CAT-13 a row without any value is omitted', () => {
  expect(comparisonRow('a', 'a', texts(undefined, undefined))).toEqual([]);
});

const shown = (...requested: { sku: string; colour?: string; mounting?: string; options?: string[] }[]) => {
  const answers = [answerTo('P1-1', testProduct(1)), answerTo('P2-2', testProduct(2))];
  return comparisonGroups(comparedColumns(requested, answers).columns, words as never);
};
const rowIn = (groups: ReturnType<typeof shown>, key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);

test('CAT-13 figures are those of the variants and colours (CAT-10)', () => {
  const groups = shown({ sku: 'P1-1', colour: 'RAL-7022' }, { sku: 'P2-2' });
  expect(groups.map(({ key }) => key)).toEqual(['measures', 'material', 'delivery']);
  expect(rowIn(groups, 'length')?.cells).toEqual([
    { text: '1800', unit: 'mm' },
    { text: '2400', unit: 'mm' },
  ]);
  expect(rowIn(groups, 'weight')?.cells).toMatchObject([{ text: '180' }, { text: '240' }]);
  expect(rowIn(groups, 'seatHeightMm')?.differs).toBe(false);
  expect(rowIn(groups, 'leadTime')?.cells, 'the lead time of the chosen colour').toEqual([
    { text: '8', unit: 'weken' },
    { text: '6', unit: 'weken' },
  ]);
});

test('CAT-13 the mounting is the chosen one, else all possible ones are listed', () => {
  const groups = shown({ sku: 'P1-1', mounting: 'freestanding' }, { sku: 'P2-2' });
  expect(rowIn(groups, 'mounting')?.cells).toEqual([{ text: 'Vrijstaand' }, { text: 'Ingraven, Vrijstaand' }]);
});

test('CAT-13 CAT-16 the chosen options are a row, and count in the weight', () => {
  const groups = shown({ sku: 'P1-1', options: ['P1-L1'] }, { sku: 'P2-2' });
  expect(rowIn(groups, 'options')?.cells).toEqual([{ text: 'Armleuning' }, undefined]);
  expect(rowIn(groups, 'weight')?.cells).toMatchObject([{ text: '182' }, { text: '240' }]);
  expect(rowIn(shown({ sku: 'P1-1' }, { sku: 'P2-2' }), 'options')).toBeUndefined();
});

test('CAT-13 in default colours the lead times are those of the products alone', () => {
  const groups = shown({ sku: 'P1-1' }, { sku: 'P2-2' });
  expect(rowIn(groups, 'leadTime')).toBeUndefined();
  expect(rowIn(groups, 'leadTimeStandard')?.cells).toMatchObject([{ text: '6', unit: 'weken' }, { text: '6' }]);
});
