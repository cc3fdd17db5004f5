import { expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { readFilters } from './filters.ts';

const facet = (more: object) => ({ unit: null, min: null, max: null, kind: 'list', values: [], ...more }) as never;
const facets = [
  facet({ key: 'material', name: 'Materiaal', values: [{ value: 'oak', label: 'Eiken', count: 1 }] }),
  facet({ key: 'lengthMm', name: 'Lengte', kind: 'range', unit: 'mm', min: 100, max: 6000 }),
  facet({ key: 'backrest', name: 'Rugleuning', values: [{ value: 'true', label: 'Ja', count: 1 }] }),
];
const texts = {
  range: ({ min, max }: { min?: number; max?: number }) => `${min} – ${max} mm`,
  search: (words: string) => `‘${words}’`,
};

test('CAT-02 each active filter is a chip, in the order of the facets with the search last', () => {
  const filters = readFilters({
    'f.backrest': 'true',
    'f.lengthMm.min': '1600',
    'f.lengthMm.max': '2400',
    'f.material': 'oak',
    search: 'bank',
  });
  expect(chipsOf(filters, facets, texts).map(({ label }) => label)).toEqual([
    'Eiken',
    'Lengte 1600 – 2400 mm',
    'Rugleuning: Ja',
    '‘bank’',
  ]);
});

test('CAT-02 removing a chip keeps the other filters', () => {
  const filters = readFilters({ 'f.material': 'oak lost', search: 'bank' });
  const [lost, oak, search] = chipsOf(filters, facets, texts);
  expect([lost?.label, oak?.label]).toEqual(['lost', 'Eiken']);
  expect(oak?.rest).toEqual(readFilters({ 'f.material': 'lost', search: 'bank' }));
  expect(search?.rest).toEqual(readFilters({ 'f.material': 'oak lost' }));
});
