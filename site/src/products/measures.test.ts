import { expect, test } from 'vitest';
import { formatMeasures } from './measures.ts';

test('CAT-05 measures name their unit once', () => {
  expect(formatMeasures({ lengthMm: 1800, widthMm: 640, heightMm: 835 })).toBe('1800 × 640 × 835 mm');
});

test('CAT-05 an unknown measure is omitted', () => {
  expect(formatMeasures({ lengthMm: 114, widthMm: null, heightMm: 1000 })).toBe('114 × 1000 mm');
  expect(formatMeasures({ lengthMm: null, widthMm: null, heightMm: null })).toBe('');
});
