import { expect, test } from 'vitest';
import { dropUnknownFilters } from './drop-unknown-filters.ts';
import { filterTexts, readFilters } from './filters.ts';

const facets = [
  { key: 'material', kind: 'list', values: [{ value: 'oak' }, { value: 'steel' }] },
  { key: 'lengthMm', kind: 'range', values: [] },
] as never;

const known = (texts: Record<string, string>) => filterTexts(dropUnknownFilters(readFilters(texts), facets));

test('CAT-02 rejected filters keep the values that exist', () => {
  expect(known({ 'f.material': 'oak plastic', 'f.taste': 'sweet', search: 'bank' })).toEqual({
    'f.material': 'oak',
    search: 'bank',
  });
  expect(known({ 'f.lengthMm': 'long', 'f.material': 'oak' })).toEqual({ 'f.material': 'oak' });
});

test('CAT-02 a range with reversed ends is swapped', () => {
  expect(known({ 'f.lengthMm.min': '5', 'f.lengthMm.max': '2' })).toEqual({ 'f.lengthMm.min': '2', 'f.lengthMm.max': '5' });
});

test('CAT-02 rejected filters that all exist are removed, so that no redirect loop arises', () => {
  expect(known({ 'f.material': 'oak' })).toEqual({});
});
