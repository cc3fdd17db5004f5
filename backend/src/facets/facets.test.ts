import { expect, test } from 'vitest';
import { FacetIndex } from './facet-index.ts';
import type { FacetedRow, FactChoice } from './faceted-row.ts';
import { facetsOf } from './facets.ts';

const row = (id: number, facts: FacetedRow<null>['facts']) => ({ id, position: id, scope: null, facts });

const index = new FacetIndex<null>();
index.replace(
  [],
  [
    row(1, { material: ['wood'], lengthMm: [1800] }),
    row(2, { material: ['steel'], lengthMm: [1620] }),
    row(3, { series: ['Brink'] }),
  ],
);

const fact = (key: string, kind: 'list' | 'range', values: [string, string][] = []) =>
  ({ key, name: key, kind, unit: undefined, values: new Map(values) }) as const;
const dictionary = [
  fact('material', 'list', [
    ['wood', 'Hout'],
    ['steel', 'Staal'],
  ]),
  fact('lengthMm', 'range'),
  fact('series', 'list'),
];

const whole = index.answer({ choices: [] });
const facets = (choices: FactChoice[], found?: number[]) =>
  facetsOf(index.answer({ found, choices }), whole, dictionary, choices);

test('CAT-02 returns no facet for a fact with fewer than two values', () => {
  expect(facets([]).map(({ key }) => key)).toEqual(['material', 'lengthMm']);
});

test('CAT-02 keeps a chosen value in its facet with its label, even without hits under the other choices', () => {
  const choices: FactChoice[] = [
    { key: 'material', values: ['steel'] },
    { key: 'lengthMm', min: 1700, max: 2000 },
  ];
  expect(facets(choices)[0]?.values).toEqual([
    { value: 'wood', label: 'Hout', count: 1 },
    { value: 'steel', label: 'Staal', count: 0 },
  ]);
  const [material, length] = facets(choices, []);
  expect(material?.values.map(({ count }) => count)).toEqual([0, 0]);
  expect(length).toMatchObject({ key: 'lengthMm', min: null, max: null });
});

test('CAT-02 keeps the same facets and values for any choice or search', () => {
  const inPlace = (all: ReturnType<typeof facets>) => all.map(({ key, values }) => [key, values.map(({ value }) => value)]);
  const untouched = inPlace(facets([]));
  expect(inPlace(facets([{ key: 'material', values: ['wood'] }]))).toEqual(untouched);
  expect(inPlace(facets([{ key: 'lengthMm', min: 9000, max: 9999 }]))).toEqual(untouched);
  expect(inPlace(facets([], [3]))).toEqual(untouched);
});
