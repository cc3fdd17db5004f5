import { expect, test } from 'vitest';
import type { QuotationItem, QuotationLines } from './quotation-line.ts';
import {
  add,
  decrement,
  flush,
  hasLine,
  hasProduct,
  increment,
  jot,
  maxLines,
  note,
  pieces,
  remove,
  removeProduct,
  restore,
  settle,
  toggle,
  union,
} from './quotation-rules.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '/media/bank.jpg' };
const long: QuotationItem = { ...bench, variant: 'BM-1010-03' };
const bin: QuotationItem = { ...bench, id: 7, title: 'Bak' };
const amounts = (lines: QuotationLines) => lines.map(({ amount }) => amount);
const withAmount = (amount: number | null): QuotationLines => [{ ...bench, amount }];

test('QUO-02 add appends an item with amount 1', () => {
  expect(add([], bench)).toEqual([{ ...bench, amount: 1 }]);
});

test('QUO-02 add does not change an existing line', () => {
  const lines = withAmount(4);
  expect(add(lines, bench)).toBe(lines);
});

test('QUO-01 a line is identified by product, variant, colour, mounting and remark', () => {
  for (const other of [
    bin,
    long,
    { ...bench, colour: 'RAL 7016' },
    { ...bench, mounting: 'surface' },
    { ...bench, remark: 'Noord' },
  ])
    expect(add(withAmount(1), other)).toHaveLength(2);
  expect(add(withAmount(1), { ...bench, uri: 'elders', title: 'Anders', variant: '' })).toHaveLength(1);
});

test('QUO-02 a list holds at most 100 lines', () => {
  const full = Array.from({ length: maxLines }, (_, index) => ({ ...bench, id: index + 1, amount: 1 }));
  expect(maxLines).toBe(100);
  expect(add(full, { ...bench, id: 101 })).toBe(full);
});

test('QUO-02 remove deletes one line, and changes nothing if it is not on the list', () => {
  const lines = add(withAmount(2), long);
  expect(remove(lines, bench)).toEqual([{ ...long, amount: 1 }]);
  expect(remove(lines, bin)).toBe(lines);
});

test('QUO-01 a card removes all lines of its product', () => {
  const lines = add(add(withAmount(2), long), bin);
  expect(removeProduct(lines, 4)).toEqual([{ ...bin, amount: 1 }]);
  expect(removeProduct(lines, 99)).toBe(lines);
});

test('QUO-02 toggle adds a missing line and removes an existing one', () => {
  expect(toggle(toggle([], bench), long)).toHaveLength(2);
  expect(toggle(withAmount(3), bench)).toEqual([]);
});

test('QUO-02 flush empties the list', () => {
  expect(flush()).toEqual([]);
});

test('QUO-02 restore inserts a removed line at its old position', () => {
  const lines = add(add(withAmount(2), long), bin);
  expect(restore(remove(lines, long), { ...long, amount: 1 }, 1)).toEqual(lines);
  expect(restore(lines, { ...long, amount: 5 }, 0)).toBe(lines);
});

test('QUO-03 increment adds one or sets a value, up to 100', () => {
  expect(amounts(increment(withAmount(4), bench))).toEqual([5]);
  expect(amounts(increment(withAmount(4), bench, 60))).toEqual([60]);
  expect(amounts(increment(withAmount(99), bench))).toEqual([100]);
  expect(amounts(increment(withAmount(100), bench))).toEqual([100]);
  expect(amounts(increment(withAmount(1), bench, 101))).toEqual([100]);
});

test('QUO-03 decrement subtracts one or sets a value, down to 1', () => {
  expect(amounts(decrement(withAmount(4), bench))).toEqual([3]);
  expect(amounts(decrement(withAmount(1), bench))).toEqual([1]);
  expect(amounts(decrement(withAmount(60), bench, 12))).toEqual([12]);
  expect(amounts(decrement(withAmount(60), bench, 0))).toEqual([1]);
});

test('QUO-03 decrement with reset clears the amount, which becomes 1 when the field loses the focus', () => {
  const cleared = decrement(withAmount(60), bench, 'reset');
  expect(amounts(cleared)).toEqual([null]);
  expect(pieces(cleared)).toBe(1);
  expect(amounts(settle(cleared, bench))).toEqual([1]);
  expect(amounts(settle(withAmount(7), bench))).toEqual([7]);
});

test('QUO-03 amounts are integers, and an invalid number becomes 1', () => {
  expect(amounts(increment(withAmount(1), bench, 3.9))).toEqual([3]);
  expect(amounts(increment(withAmount(5), bench, Number.NaN))).toEqual([1]);
});

test('QUO-03 a change of one amount does not affect other lines', () => {
  const lines = add(withAmount(2), long);
  expect(amounts(increment(lines, long))).toEqual([2, 2]);
  expect(increment(lines, bin)).toBe(lines);
});

test('QUO-01 a remark changes the identity of a line, and lines that become identical are merged', () => {
  const noted = note(withAmount(2), bench, '  Noord ');
  expect(noted).toEqual([{ ...bench, remark: 'Noord', amount: 2 }]);
  expect(hasLine(noted, bench)).toBe(false);
  expect(hasProduct(noted, 4)).toBe(true);
  const both = add(noted, bench);
  expect(note(both, bench, 'Noord')).toEqual([{ ...bench, remark: 'Noord', amount: 3 }]);
  expect(note(both, { ...bench, remark: 'Noord' }, '')).toEqual([{ ...bench, amount: 3 }]);
  expect(note(both, bench, ' ')).toBe(both);
});

test('QUO-01 a remark is stored while it is typed, without merging lines', () => {
  const noted = jot(withAmount(2), bench, 'Noord ');
  expect(noted).toEqual([{ ...bench, remark: 'Noord', amount: 2 }]);
  const both = add(noted, bench);
  expect(jot(both, bench, 'Noord')).toBe(both);
  expect(jot(both, bench, 'Noordoost')).toEqual([noted[0], { ...bench, remark: 'Noordoost', amount: 1 }]);
});

test('QUO-07 pieces counts the pieces of all lines', () => {
  expect(pieces([])).toBe(0);
  expect(pieces([...withAmount(4), { ...long, amount: 3 }])).toBe(7);
});

test('LOC-09 merged lists contain the lines of both, each with its larger amount', () => {
  const here = increment(withAmount(2), bench, 2);
  expect(
    amounts(
      union(here, [
        { ...bench, amount: 5 },
        { ...bin, amount: 3 },
      ]),
    ),
  ).toEqual([5, 3]);
  expect(amounts(union([{ ...bench, amount: 9 }], [{ ...bench, amount: 5 }]))).toEqual([9]);
  expect(union(here, [])).toBe(here);
  const full = Array.from({ length: maxLines }, (_, id) => ({ ...bin, id: id + 10, amount: 1 }));
  expect(union(full, here)).toHaveLength(maxLines);
});

test('CAT-18 lines of spare parts are beside those of their product, and stay when a card removes the product', () => {
  const slat: QuotationItem = { ...bench, title: 'Zittinglat', category: 'Bank', part: 'BM-1-S01' };
  const lines = add(add([], bench), slat);
  expect(lines).toHaveLength(2);
  expect(amounts(increment(lines, slat, 4))).toEqual([1, 4]);
  expect(removeProduct(lines, bench.id)).toEqual([{ ...slat, amount: 1 }]);
  expect(hasProduct(add([], slat), bench.id)).toBe(false);
});
