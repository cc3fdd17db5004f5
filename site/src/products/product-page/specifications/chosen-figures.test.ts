import { expect, test } from 'vitest';
import { isTableRow, leadingMeasure } from './chosen-figures.ts';

const row = (key: string, unit: string | null) => ({ key, name: key, value: '1', unit });

test('CAT-05 the leading measure of a product is its first fact in mm', () => {
  expect(leadingMeasure([row('seats', null), row('seatHeightMm', 'mm'), row('seatDepthMm', 'mm')])?.key).toBe('seatHeightMm');
  expect(leadingMeasure([row('capacityL', 'l')])).toBeUndefined();
});

test('CAT-05 measures and weights are in the table, other facts in the title block', () => {
  expect(isTableRow(row('seatHeightMm', 'mm'))).toBe(true);
  expect(isTableRow(row('liftWeightKg', 'kg'))).toBe(true);
  expect(isTableRow(row('armrests', null))).toBe(false);
  expect(isTableRow(row('recycledContentPercent', '%'))).toBe(false);
});
