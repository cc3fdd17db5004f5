import { expect, test } from 'vitest';
import { aroundGap } from './around-gap.ts';

const thing = (name: string, widthMm: number, heightMm: number) => ({ name, widthMm, heightMm });
const [bench, board, bollard, bin] = [
  thing('bench', 1800, 835),
  thing('board', 1200, 2100),
  thing('bollard', 120, 1000),
  thing('bin', 500, 1050),
];

test('ERR-01 the tallest product is before the gap, the two narrowest others are behind it', () => {
  expect(aroundGap([bench, board, bollard, bin])).toEqual({ before: board, behind: [bin, bollard] });
});

test('ERR-01 with fewer than three products, there are none around the gap', () => {
  expect(aroundGap([bench, board])).toBeUndefined();
  expect(aroundGap([])).toBeUndefined();
});
