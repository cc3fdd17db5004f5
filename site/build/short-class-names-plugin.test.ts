import { expect, it } from 'vitest';
import { scopedName, shortName } from './short-class-names-plugin.ts';

it('a class has its own short name, which is the same in every build', () => {
  expect(shortName('W0auba_cell')).toMatch(/^[A-Za-z]{4}$/);
  expect(shortName('W0auba_cell')).toBe(shortName('W0auba_cell'));
  const names = Array.from({ length: 500 }, (_, index) => shortName(`W0auba_cell${index}`));
  expect(new Set(names).size).toBe(500);
});

it('a class that a style sheet writes with escapes keeps its name', () => {
  expect('-4Zlia_controls W0auba_cell _12n7Bq_drop a-4Zlia_row'.match(scopedName)).toEqual(['W0auba_cell', '_12n7Bq_drop']);
});
