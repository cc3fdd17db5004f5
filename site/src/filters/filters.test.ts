import { describe, expect, test } from 'vitest';
import { readQuery } from '../platform/query-parameters.ts';
import { stringifySearch } from '../platform/query-string.ts';
import {
  choiceCount,
  chooseRange,
  chosenRange,
  chosenValues,
  factFilters,
  filterTexts,
  hasFilters,
  noFilters,
  readFilters,
  toggleValue,
  withoutFacts,
} from './filters.ts';

const address = { 'f.material': 'steel oak', 'f.lengthMm.min': '1500', 'f.lengthMm.max': '2000', search: ' bank ', show: '24' };
const filters = readFilters(address);

describe('CAT-02 filters and the address', () => {
  test('an address contains values, ranges and words; other parameters are ignored', () => {
    expect(filters).toEqual({
      facts: { lengthMm: { min: 1500, max: 2000 }, material: { values: ['oak', 'steel'] } },
      search: 'bank',
    });
  });

  test('filters are written in one order, regardless of the order they are read in', () => {
    const texts = { 'f.lengthMm.max': '2000', 'f.lengthMm.min': '1500', 'f.material': 'oak steel', search: 'bank' };
    expect(filterTexts(filters)).toEqual(texts);
    expect(JSON.stringify(filterTexts(readFilters(texts)))).toBe(JSON.stringify(filterTexts(filters)));
  });

  test('CAT-06 sorting by price is kept when filters change; an address with an unknown order is rejected', () => {
    const sorted = readFilters({ sort: 'priceDescending', search: 'bank' });
    expect(filterTexts(toggleValue(sorted, 'material', 'oak'))).toEqual({
      'f.material': 'oak',
      search: 'bank',
      sort: 'priceDescending',
    });
    expect(hasFilters(readFilters({ sort: 'priceAscending' }))).toBe(false);
    expect(readQuery('category', '?sort=priceDescending')).toEqual({ text: '?sort=priceDescending', cached: false });
    expect(readQuery('category', '?sort=name')).toBeUndefined();
  });

  test('values keep their own spaces and percent signs', () => {
    const odd = toggleValue(toggleValue(noFilters, 'series', 'Any %20 RAL'), 'series', 'b');
    expect(filterTexts(odd)).toEqual({ 'f.series': 'Any%20%2520%20RAL b' });
    expect(readFilters(filterTexts(odd))).toEqual(odd);
  });

  test('empty fields, invalid numbers and a fact of both kinds are ignored', () => {
    expect(readFilters({ 'f.a.min': '', 'f.b.min': 'x', search: ' ', 'f.': 'y', f: 'z' })).toEqual(noFilters);
    expect(readFilters({ 'f.a': 'x', 'f.a.min': '1' }).facts).toEqual({ a: { values: ['x'] } });
  });

  test.each([
    ['a tab', ' boom\tbank\n', 'boom bank'],
    ['control characters', '\u0000bank\u0007', 'bank'],
    ['nothing but these', '\u0000\t', ''],
    ['10,000 letters', 'x'.repeat(10_000), 'x'.repeat(200)],
    ['emoji', '🌳'.repeat(150), '🌳'.repeat(150)],
  ])('search words are reduced to one valid line and never cause an error: %s', (_, search, words) => {
    expect(readFilters({ search }).search).toBe(words);
    expect(filterTexts(readFilters({ search }))).toEqual(words === '' ? {} : { search: words });
  });

  test('the API receives values or the ends of a range', () => {
    expect(factFilters(filters)).toEqual([
      { key: 'lengthMm', min: 1500, max: 2000 },
      { key: 'material', values: ['oak', 'steel'] },
    ]);
  });
});

describe('CAT-02 selecting filters', () => {
  test('a value is selected and deselected', () => {
    const both = toggleValue(toggleValue(noFilters, 'material', 'steel'), 'material', 'oak');
    expect(chosenValues(both, 'material')).toEqual(['oak', 'steel']);
    expect(chosenValues(both, 'mounting')).toEqual([]);
    expect(toggleValue(toggleValue(both, 'material', 'oak'), 'material', 'steel')).toEqual(noFilters);
  });

  test('a range is set, swapped if its ends are reversed, and cleared', () => {
    expect(chosenRange(chooseRange(noFilters, 'a', { min: 5, max: 2 }), 'a')).toEqual({ min: 2, max: 5 });
    expect(chosenRange(chooseRange(noFilters, 'a', { max: 2 }), 'a')).toEqual({ max: 2 });
    expect(chooseRange(filters, 'lengthMm', {}).facts).toEqual({ material: { values: ['oak', 'steel'] } });
  });

  test.each([
    [-5, '0'],
    [Number.POSITIVE_INFINITY, '9999999'],
    [1e23, '9999999'],
    [1500.12345, '1500.123'],
    [0.3, '0.3'],
  ])('ERR-04 a typed %d is written as a number that an address may contain', (min, text) => {
    const written = filterTexts(chooseRange(noFilters, 'lengthMm', { min }));
    expect(written).toEqual({ 'f.lengthMm.min': text });
    expect(readQuery('products', stringifySearch(written))?.text).toBe(`?f.lengthMm.min=${text}`);
  });

  test('selections are counted, a range as one, and cleared for some facts or for all', () => {
    expect(choiceCount(filters)).toBe(3);
    expect(choiceCount(filters, ['material'])).toBe(2);
    expect(choiceCount(withoutFacts(filters, ['material']))).toBe(1);
    expect(withoutFacts(filters)).toEqual({ facts: {}, search: 'bank' });
    expect([hasFilters(filters), hasFilters(withoutFacts(filters)), hasFilters(noFilters)]).toEqual([true, true, false]);
  });
});
