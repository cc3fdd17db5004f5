import { expect, test } from 'vitest';
import { yearRange } from './year-range.ts';

test('NAV-08 the copyright years start in 2021', () => {
  expect(yearRange(new Date('2026-11-21T12:00:00Z'))).toBe('2021–2026');
  expect(yearRange(new Date('2021-06-01T12:00:00Z'))).toBe('2021');
});
