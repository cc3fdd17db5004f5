import { expect, it } from 'vitest';
import { isIsoDate } from './iso-date.ts';

it('CAT-15 QUO-11 EDT-03 a date is an existing day in ISO form', () => {
  expect(['2026-11-29', '2028-02-29'].map(isIsoDate)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '29-11-2026', '2026-11-29T00:00', ''].map(isIsoDate)).toEqual(
    Array(6).fill(false),
  );
});
