import { expect, test } from 'vitest';
import type { QuotationItem, QuotationLine, QuotationLines } from '../quotation-line.ts';
import { requestedItems } from '../requested-items.ts';
import { mergeLists, mergeTexts } from './merge-lists.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const line = (id: number, amount: number | null = 1, remark?: string): QuotationLine => ({
  ...bench,
  id,
  amount,
  ...(remark && { remark }),
});
const merged = (common: QuotationLines, own: QuotationLines, theirs: QuotationLines) =>
  mergeLists(requestedItems(common), own, theirs).map(({ id, amount, remark }) => [id, amount, ...(remark ? [remark] : [])]);

test('QUO-01 without a common list, the lines of both remain with the larger amount', () => {
  expect(merged([], [line(1, 2), line(2, 9)], [line(2, 3), line(1, 5), line(3)])).toEqual([
    [1, 5],
    [2, 9],
    [3, 1],
  ]);
  expect(merged([], [], [line(3)])).toEqual([[3, 1]]);
  expect(merged([], [line(1, null)], [line(1, 3)])).toEqual([[1, 3]]);
});

test('QUO-01 if only one side has changed, its list is used in its order, and removed lines do not return', () => {
  const common = [line(1), line(2), line(3)];
  expect(merged(common, common, [line(3, 8)])).toEqual([[3, 8]]);
  expect(merged(common, common, [])).toEqual([]);
  expect(merged(common, [line(2)], common)).toEqual([[2, 1]]);
  expect(merged(common, [line(3), line(1), line(2)], common)).toEqual([
    [3, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('QUO-01 if both sides have changed, a line removed by one is removed unless the other has changed it', () => {
  const common = [line(1), line(2), line(3), line(4, 5)];
  const own = [line(1), line(3, 7), line(4, 5), line(5)];
  const theirs = [line(2), line(3), line(6)];
  expect(merged(common, own, theirs)).toEqual([
    [3, 7],
    [5, 1],
    [6, 1],
  ]);
  expect(merged(common, [line(1), line(2), line(4, 6)], [line(3, 2), line(1)])).toEqual([
    [1, 1],
    [4, 6],
    [3, 2],
  ]);
});

test('QUO-01 an amount changed by one side is used, and if both have changed it, the larger one', () => {
  const common = [line(1, 9), line(2, 9), line(3, 9)];
  expect(merged(common, [line(1, 2), line(2, 9), line(3, 4)], [line(1, 9), line(2, 3), line(3, 5)])).toEqual([
    [1, 2],
    [2, 3],
    [3, 5],
  ]);
});

test('QUO-01 a new remark replaces the line, which does not return without it', () => {
  expect(merged([line(1)], [line(1, 1, 'Langs het pad')], [line(1), line(2)])).toEqual([
    [1, 1, 'Langs het pad'],
    [2, 1],
  ]);
});

test('QUO-12 a line that both sides have changed stays one line, with the changes of both', () => {
  const common = [line(1, 6), line(2)];
  expect(merged(common, [line(1, 6, 'Langs het pad'), line(2)], [line(1, 8), line(2)])).toEqual([
    [1, 8, 'Langs het pad'],
    [2, 1],
  ]);
  expect(merged(common, [line(1, 6, 'Om de 50 m'), line(2)], [line(1, 6, 'Langs het pad'), line(2)])).toEqual([
    [1, 6, 'Langs het pad / Om de 50 m'],
    [2, 1],
  ]);
  expect(merged(common, [line(1, 6, 'Langs'), line(2)], [line(1, 6, 'Langs het pad'), line(2)])).toContainEqual([
    1,
    6,
    'Langs het pad',
  ]);
  const [own, theirs] = [
    { ...line(1, 6), colour: 'ral-6009' },
    { ...line(1, 6), variant: 'BM-1010-02', section: 's' },
  ];
  expect(mergeLists(requestedItems([line(1, 6)]), [own], [theirs])).toEqual([{ ...theirs, colour: 'ral-6009' }]);
});

test('QUO-12 a remark that one side has cleared or shortened does not return', () => {
  const common = [line(1, 1, 'Langs het pad, om de 50 m'), line(2)];
  const theirs = [line(1, 1, 'Langs het pad, om de 50 m'), line(2, 5)];
  expect(merged(common, [line(1), line(2)], theirs)).toEqual([
    [1, 1],
    [2, 5],
  ]);
  expect(merged(common, [line(1, 1, 'Langs het pad'), line(2)], theirs)).toContainEqual([1, 1, 'Langs het pad']);
});

test('QUO-12 the pieces of two lines that become equal are added', () => {
  const painted = (colour: string, amount: number) => ({ ...line(1, amount), colour });
  const common = requestedItems([painted('red', 2), painted('blue', 3)]);
  const both = mergeLists(common, [painted('green', 2), painted('blue', 3)], [painted('red', 2), painted('green', 3)]);
  expect(both).toEqual([painted('green', 5)]);
});

test('QUO-12 lines of one product that cannot be told apart remain', () => {
  const common = [line(1, 1, 'a'), line(1, 2, 'b')];
  expect(merged(common, [line(1, 1, 'c'), line(1, 2, 'd')], [line(1, 1, 'e'), line(1, 2, 'b')])).toContainEqual([1, 1, 'e']);
});

test('QUO-12 a line that one side has changed as the other has is there once', () => {
  expect(merged([line(1)], [line(1), line(1, 3, 'a')], [line(1, 1, 'a')])).toEqual([[1, 3, 'a']]);
});

test('QUO-01 a merged list has at most 100 lines', () => {
  const many = Array.from({ length: 99 }, (_, place) => line(place + 1));
  expect(merged([], many, [line(200), line(201)])).toHaveLength(100);
});

test('QUO-01 the project has the name of the side that has changed it', () => {
  expect(mergeTexts('', '', 'Oost')).toBe('Oost');
  expect(mergeTexts('Oost', 'Oost', '')).toBe('');
  expect(mergeTexts('Oost', 'West', 'Oost')).toBe('West');
  expect(mergeTexts('', 'West', 'Oost')).toBe('West');
});
