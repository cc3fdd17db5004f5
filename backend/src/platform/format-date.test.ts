import { expect, it } from 'vitest';
import { formatDate, formatIfDay } from './format-date.ts';

it('EDT-14 dates are written as in the language of the admin, in Dutch time', () => {
  const evening = new Date('2026-11-28T23:30:00Z');
  expect(formatDate('de', evening)).toBe('29.11.2026');
  expect(formatDate('nl', evening)).toBe('29 nov 2026');
  expect(formatDate('de', evening, { hasTime: true })).toBe('29.11.2026, 00:30');
  expect(formatIfDay('de', '2027-01-01')).toBe('01.01.2027');
  expect(formatIfDay('nl', 'BM-2027-01-01')).toBe('BM-2027-01-01');
});
