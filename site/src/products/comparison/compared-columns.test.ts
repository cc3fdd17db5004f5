import { expect, test } from 'vitest';
import { comparedColumns } from './compared-columns.ts';
import { answerTo, testProduct } from './test-product.ts';

const one = testProduct(1);
const two = testProduct(2);
const answers = [
  answerTo('P1-1', one),
  answerTo('P1-2', one),
  answerTo('P2', two, null),
  answerTo('P2-1', two),
  answerTo('P2-2', two),
];

test('CAT-13 columns are the requested variants in their colours', () => {
  const { columns, problems } = comparedColumns([{ sku: 'P1-2', colour: 'RAL-7022' }, { sku: 'P2-1' }], answers);
  expect(columns.map(({ sku, colour, otherColour }) => [sku, colour?.code, otherColour])).toEqual([
    ['P1-2', 'RAL 7022', 'RAL 7022'],
    ['P2-1', 'RAL 7016', undefined],
  ]);
  expect(problems).toEqual([]);
});

test('CAT-13 the number of a product stands for its first variant', () => {
  expect(comparedColumns([{ sku: 'P2' }], answers).columns[0]?.sku).toBe('P2-1');
});

test('CAT-13 the same variant can be compared in two colours', () => {
  const { columns, problems } = comparedColumns([{ sku: 'P1-1' }, { sku: 'P1-1', colour: 'RAL-7022' }], answers);
  expect(columns).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('CAT-13 the same variant can be compared in two mountings', () => {
  const { columns, problems } = comparedColumns([{ sku: 'P1-1' }, { sku: 'P1-1', mounting: 'freestanding' }], answers);
  expect(columns.map(({ mounting }) => mounting?.title)).toEqual([undefined, 'Vrijstaand']);
  expect(problems).toEqual([]);
});

test('CAT-13 unknown numbers, duplicates, unknown colours and a fifth column are reported', () => {
  const requested = [
    { sku: 'X' },
    { sku: 'P1-1', colour: 'RAL-0000' },
    { sku: 'P1-1', colour: 'RAL-7016' },
    { sku: 'P1-2' },
    { sku: 'P2-1' },
    { sku: 'P2-2' },
    { sku: 'P2-2', colour: 'RAL-7022' },
  ];
  const { columns, problems } = comparedColumns(requested, answers);
  expect(columns.map(({ sku }) => sku)).toEqual(['P1-1', 'P1-2', 'P2-1', 'P2-2']);
  expect(problems).toEqual([
    { kind: 'unknown', name: 'X' },
    { kind: 'colour', name: 'RAL-0000', title: 'Bank 1' },
    { kind: 'duplicate', name: 'P1-1', title: 'Bank 1' },
    { kind: 'tooMany', name: 'P2-2', title: 'Bank 2' },
  ]);
});

test('CAT-13 any RAL colour is a colour of a product that offers it', () => {
  const any = testProduct(3, { anyRal: true });
  const { columns, problems } = comparedColumns([{ sku: 'P3-1', colour: 'RAL' }], [answerTo('P3-1', any)]);
  expect(columns[0]?.otherColour).toBe('RAL');
  expect(problems).toEqual([]);
});
