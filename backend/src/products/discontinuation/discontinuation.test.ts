import { describe, expect, it } from 'vitest';
import { type Discontinuation, discontinuationProblems, sparePartsYearsOf, storedAvailability } from './discontinuation.ts';

const today = '2026-11-27';
const entered = (more: Partial<Discontinuation> = {}): Discontinuation => ({
  ...{ discontinuedOn: today, successorId: null, sparePartsYears: 10 },
  ...more,
});
const problems = (more: Partial<Discontinuation>, successor = { isOffered: true, chain: [] as number[] }) =>
  discontinuationProblems(1, entered(more), more.successorId ? successor : undefined, today);

describe('EDT-04 a product can be discontinued', () => {
  it.each(['2016-12-01', today, '2026-11-28', '2028-11-26'])('on %s', (discontinuedOn) => {
    expect(problems({ discontinuedOn })).toEqual([]);
  });

  it.each(['2016-11-01', '2028-12-01', '2027-02-30', '1-1-2027', ''])('not on %j', (discontinuedOn) => {
    expect(problems({ discontinuedOn })).toEqual(['date']);
  });

  it.each([0, 30])('with %d years of spare parts', (sparePartsYears) => {
    expect(problems({ sparePartsYears })).toEqual([]);
  });

  it.each([-1, 31, 1.5, Number.NaN])('not with %d years of spare parts', (sparePartsYears) => {
    expect(problems({ sparePartsYears })).toEqual(['years']);
  });

  it('with a successor that is live, is another product, and does not lead back to it', () => {
    expect(problems({ successorId: 2 }, { isOffered: true, chain: [3, 4] })).toEqual([]);
    expect(problems({ successorId: 2 }, { isOffered: false, chain: [] })).toEqual(['notLive']);
    expect(problems({ successorId: 1 })).toEqual(['itself']);
    expect(problems({ successorId: 2 }, { isOffered: true, chain: [3, 1] })).toEqual(['circle']);
    expect(discontinuationProblems(1, entered({ successorId: 9 }), undefined, today)).toEqual(['notLive']);
  });
});

it('CAT-17 a product is phasing out until its day, and discontinued from it on', () => {
  expect(storedAvailability(entered({ discontinuedOn: '2026-11-28' }), today).availability).toBe('phasingOut');
  expect(storedAvailability(entered(), today).availability).toBe('discontinued');
});

it('CAT-17 spare parts are available until a year, or not at all', () => {
  const stored = storedAvailability(entered({ discontinuedOn: '2027-03-01' }), today);
  expect(stored.sparePartsUntil).toBe(2037);
  expect(sparePartsYearsOf(stored)).toBe(10);
  const without = storedAvailability(entered({ sparePartsYears: 0 }), today);
  expect(without.sparePartsUntil).toBeNull();
  expect(sparePartsYearsOf(without)).toBe(0);
});
