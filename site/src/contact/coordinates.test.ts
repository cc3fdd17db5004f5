import { expect, test } from 'vitest';
import { degree, degreesAround } from './coordinates.ts';

test('CON-06 the lines of whole degrees stand where they belong around the middle', () => {
  expect(degreesAround(6.25, 2)).toEqual([
    { degree: 6, at: 0.375 },
    { degree: 7, at: 0.875 },
  ]);
});

test('CON-06 a degree says its side', () => {
  expect(degree(6, ['O', 'W'])).toBe('6° O');
  expect(degree(-2, ['O', 'W'])).toBe('2° W');
  expect(degree(0, ['O', 'W'])).toBe('0°');
});
