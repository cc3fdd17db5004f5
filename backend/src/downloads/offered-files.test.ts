import { describe, expect, it, test } from 'vitest';
import type { Facet } from '../platform/generated/contract.ts';
import { facetedRows, offeredFacts, pageFacet } from './offered-facts.ts';
import { searchedIds, sortedRows } from './offered-order.ts';
import type { OfferedRow } from './offered-rows.ts';
import { isSelection, maxSelected } from './selected-downloads.ts';

const row = (id: number, more: Partial<OfferedRow> = {}): OfferedRow => ({
  ...{ id, title: `Blad ${id}`, format: 'pdf', kind: null, language: null, date: null, size: null },
  ...{ productId: 1, variants: [], names: '', categories: [], products: [] },
  ...more,
});
const idsOf = (rows: readonly OfferedRow[]) => rows.map(({ id }) => id);

describe('CAT-15 the files of each product are sorted', () => {
  const rows = [
    row(1, { title: 'Zaag', kind: 'text', date: '2026-01-01', size: 5 }),
    row(2, { title: 'Ärmel', kind: 'drawing', size: 9 }),
    row(3, { title: 'Blad 10', date: '2026-11-01' }),
    row(4, { title: 'Blad 9', kind: 'drawing', productId: null }),
    row(5, { title: 'Aap', productId: null, size: 900 }),
  ];
  it.each([
    ['kind', [2, 1, 3, 4, 5]],
    ['file', [2, 3, 1, 5, 4]],
    ['version', [3, 1, 2, 5, 4]],
    ['size', [2, 1, 3, 5, 4]],
  ] as const)('by %s, and the products keep their order', (sort, ids) => {
    expect(idsOf(sortedRows(rows, sort, 'nl'))).toEqual(ids);
  });
});

describe('CAT-15 a search', () => {
  const rows = [
    row(1, { title: 'Pflege von Hölzern', names: 'Bank BM-1010 BM-1010-01' }),
    row(2, { title: '3D', format: 'glb', kind: 'model', names: 'Wilg BM-2010' }),
  ];
  it.each([
    ['holzern', [1]],
    ['HÖLZERN bank', [1]],
    ['bm-1010-01', [1]],
    ['3d-model', [2]],
    ['glb, wilg!', [2]],
    ['glb bank', []],
    ['  ,. ', undefined],
    [null, undefined],
  ])('%j finds %j', (search, ids) => expect(searchedIds(rows, search, 'nl')).toEqual(ids));

  it('takes the first 200 characters', () => {
    expect(searchedIds(rows, `bank ${' '.repeat(200)}wilg`, 'nl')).toEqual([1]);
  });
});

test('CAT-15 a file without a language suits every language', () => {
  const facts = facetedRows([row(1, { language: 'nl' }), row(2), row(3, { language: 'en' })]).map((one) => one.facts.language);
  expect(facts).toEqual([['nl'], ['nl', 'en'], ['en']]);
});

test('CAT-15 a month includes all later versions, and no file without a date', () => {
  const rows = [row(1, { date: '2026-11-20' }), row(2, { date: '2026-03-01' }), row(3)];
  expect(facetedRows(rows).map(({ facts }) => facts.since)).toEqual([['2026-11', '2026-03'], ['2026-03'], []]);
  const since = offeredFacts(rows, 'de', []).find(({ key }) => key === 'since');
  expect([...(since?.values ?? [])]).toEqual([
    ['2026-11', 'ab November 2026'],
    ['2026-03', 'ab März 2026'],
  ]);
});

test('CAT-15 the filters have the values that occur', () => {
  const rows = [
    row(1, {
      kind: 'bim',
      format: 'ifc',
      categories: ['seating'],
      products: [
        ['BM-2', 'Wilg'],
        ['BM-1', 'Meent'],
      ],
    }),
    row(2, { kind: 'drawing', format: 'dxf' }),
  ];
  const facts = offeredFacts(rows, 'en', [
    ['seating', 'Seating'],
    ['tables', 'Tables'],
  ]);
  expect(facts.map(({ key, name, values }) => [key, name, [...values.values()]])).toEqual([
    ['category', 'Product group', ['Seating']],
    ['product', 'Product', ['Meent', 'Wilg']],
    ['kind', 'Kind', ['2D drawing', 'BIM']],
    ['language', 'Language', []],
    ['format', 'Format', ['DXF', 'IFC']],
    ['since', 'Version from', []],
  ]);
});

test('CAT-15 of many products, the filter has those with files under the other filters, and the chosen ones', () => {
  const value = (number: number, count: number) => ({ value: `${number}`, label: `Bank ${number}`, count });
  const facet = (values: object[]) =>
    ({ key: 'product', name: 'Product', kind: 'list', unit: null, values, min: null, max: null }) as Facet;
  const few = facet(Array.from({ length: 100 }, (_, number) => value(number, 0)));
  expect(pageFacet(few, [])).toBe(few);
  const many = facet(Array.from({ length: 300 }, (_, number) => value(number, number % 2)));
  const numbers = pageFacet(many, [{ key: 'product', values: ['298'] }]).values.map((one) => Number(one.value));
  expect(numbers).toHaveLength(101);
  expect([numbers[0], numbers.at(-1)]).toEqual([1, 298]);
});

test.each([
  [[1], true],
  [[1, 2], true],
  [[], false],
  [[0], false],
  [[1.5], false],
  [[Number.NaN], false],
  [['1'], false],
  ['1', false],
  [Array(maxSelected).fill(1), true],
  [Array(maxSelected + 1).fill(1), false],
])('CAT-15 %j is a selection of files: %j', (ids, expected) => expect(isSelection(ids)).toBe(expected));
