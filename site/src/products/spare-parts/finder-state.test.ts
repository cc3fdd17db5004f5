import { describe, expect, test } from 'vitest';
import { fittingParts, type ListedPart, readFinder, supplyPeriod, yearIn } from './finder-state.ts';

const part = (number: string, more: Partial<ListedPart> = {}) =>
  ({ number, variants: [], builtFrom: null, builtUntil: null, endedYear: null, ...more }) as unknown as ListedPart;
const product = {
  spareParts: [
    part('S01'),
    part('S02', { variants: ['BM-1020-02'] }),
    part('S03', { builtFrom: 2020 }),
    part('S91', { builtUntil: 2018 }),
  ],
};
const numbers = (owned: Partial<Parameters<typeof fittingParts>[1]>) =>
  fittingParts(product, { variant: null, year: null, part: null, ...owned }).map(
    ({ ring, part: { number } }) => `${ring} ${number}`,
  );

describe('CAT-18 the parts of a product', () => {
  test('are all shown if its version and year are unknown', () => {
    expect(numbers({})).toEqual(['1 S01', '2 S02', '3 S03', '4 S91']);
  });

  test('are those that fit its version', () => {
    expect(numbers({ variant: 'BM-1020-01' })).toEqual(['1 S01', '3 S03', '4 S91']);
    expect(numbers({ variant: 'BM-1020-02' })).toContain('2 S02');
  });

  test('are those that fit its year, with the numbers of the drawing', () => {
    expect(numbers({ year: 2020 })).toEqual(['1 S01', '2 S02', '3 S03']);
    expect(numbers({ year: 2018 })).toEqual(['1 S01', '2 S02', '4 S91']);
  });

  test('contain the one that the visitor named', () => {
    expect(numbers({ year: 2020, part: 'S91' })).toContain('4 S91');
  });
});

describe('CAT-18 the period of supply', () => {
  test('begins with the year of delivery', () => {
    expect(supplyPeriod(2024, 15, 2027)).toEqual({ from: 2024, until: 2039, years: 15, now: 0.2, isOver: false });
    expect(supplyPeriod(2005, 15, 2026)).toMatchObject({ now: 1, isOver: true });
  });

  test('is unknown without a year or a number of years', () => {
    expect([supplyPeriod(null, 15, 2026), supplyPeriod(2024, null, 2026)]).toEqual([undefined, undefined]);
  });
});

describe('CAT-18 an address of the finder', () => {
  test('asks for a code by default', () => {
    expect(readFinder({ code: ' bm 1030 ' })).toEqual({ by: 'code', code: 'bm 1030', model: undefined, year: '' });
    expect(readFinder({ by: 'model', model: '12', year: '2024' })).toEqual({ by: 'model', code: '', model: 12, year: '2024' });
    expect(readFinder({ by: 'other', model: '0x1', code: 'A'.repeat(80) })).toMatchObject({
      by: 'code',
      model: undefined,
      code: 'A'.repeat(60),
    });
  });

  test.each([
    ['', undefined],
    ['2024', 2024],
    ['24', null],
    ['2027', null],
    ['soon', null],
  ])('with the year %j', (text, year) => expect(yearIn(text, 2026)).toBe(year));
});
