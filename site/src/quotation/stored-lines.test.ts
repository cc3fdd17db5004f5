import { expect, test } from 'vitest';
import { readLines, writeLines } from './stored-lines.ts';

const bench = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '/media/bank.jpg', amount: 2 };
const read = (value: unknown) => readLines(JSON.stringify(value));

test('QUO-01 stored lines are read unchanged', () => {
  const lines = [
    bench,
    { ...bench, variant: 'BM-1', colour: 'RAL 7016', mounting: 'surface', remark: 'Noord', amount: 100 },
    { ...bench, options: ['BM-L1', 'BM-L2'] },
  ];
  expect(readLines(writeLines(lines))).toEqual(lines);
});

test('QUO-01 a missing amount becomes 1, an invalid one the closest valid amount', () => {
  for (const [stored, amount] of [
    [undefined, 1],
    [null, 1],
    ['7', 1],
    [0, 1],
    [-3, 1],
    [2.5, 2],
    [1000, 100],
  ])
    expect(read([{ ...bench, amount: stored }])).toEqual([{ ...bench, amount }]);
});

test('QUO-01 invalid data give an empty list', () => {
  for (const text of [null, '', '{', 'null', '7', '"list"', '{"id":4}', '[1,null,[],"x"]', 'x'.repeat(500_001)])
    expect(readLines(text)).toEqual([]);
});

test('QUO-01 invalid lines are skipped, the others are read', () => {
  const foreign = [{ id: '4' }, { ...bench, id: 0 }, { ...bench, id: 1.5 }, { ...bench, title: '' }, { ...bench, title: {} }];
  expect(read([...foreign, bench])).toEqual([bench]);
});

test('QUO-01 the address of a line cannot lead to another site', () => {
  for (const uri of [
    '/evil.example',
    '//evil.example',
    'https://evil.example',
    'a//b',
    '\\\\evil',
    'a?b',
    'a b',
    '',
    'a'.repeat(501),
    7,
  ])
    expect(read([{ ...bench, uri }])).toEqual([]);
  for (const productImage of ['https://evil.example/x.jpg', '//evil.example/x.jpg', 'javascript:alert(1)', '/\\evil', 5])
    expect(read([{ ...bench, productImage }])).toEqual([{ ...bench, productImage: '' }]);
});

test('QUO-01 texts are shortened, and other properties such as prices are dropped', () => {
  const long = 'x'.repeat(900);
  const [line] = read([{ ...bench, title: long, category: long, colour: long, remark: long, price: 890, variant: 5 }]);
  expect(line).toEqual({
    ...bench,
    title: 'x'.repeat(200),
    category: 'x'.repeat(200),
    colour: 'x'.repeat(200),
    remark: 'x'.repeat(500),
  });
});

test('QUO-01 a line stored twice is read once, and at most 100 lines are read', () => {
  expect(read([bench, { ...bench, amount: 9 }])).toHaveLength(1);
  expect(read(Array.from({ length: 150 }, (_, index) => ({ ...bench, id: index + 1 })))).toHaveLength(100);
});

test('CAT-18 QUO-01 lines of spare parts are read unchanged, beside those of former versions', () => {
  const lines = [bench, { ...bench, title: 'Zittinglat', part: 'BM-1-S01' }];
  expect(readLines(writeLines(lines))).toEqual(lines);
});

test('CAT-16 invalid options are skipped, and at most twenty are read', () => {
  expect(read([{ ...bench, options: ['BM-L1', 5, '', null] }])).toEqual([{ ...bench, options: ['BM-L1'] }]);
  for (const options of [[], 'BM-L1', {}, null]) expect(read([{ ...bench, options }])).toEqual([bench]);
  const many = Array.from({ length: 30 }, (_, place) => `BM-L${place}`);
  expect(read([{ ...bench, options: many }])[0]?.options).toHaveLength(20);
});
