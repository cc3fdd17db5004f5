import { expect, it } from 'vitest';
import { neighbour } from './card-neighbour.ts';

/** Two rows of three cards and a row of one. */
const cards = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 80],
  [100, 80],
  [200, 80],
  [0, 200],
].map(([left = 0, top = 0], at) => ({ at, getBoundingClientRect: () => ({ left, top }) as DOMRect }));
const placeOf = (at: number, key: string) => neighbour(cards, at, key)?.at;

it('EDT-07 arrows lead through the cards of the block picker', () => {
  expect(placeOf(2, 'ArrowRight')).toBe(3);
  expect(placeOf(3, 'ArrowLeft')).toBe(2);
  expect(placeOf(1, 'ArrowDown')).toBe(4);
  expect(placeOf(5, 'ArrowUp')).toBe(2);
});

it('EDT-07 an arrow leads to the nearest card of a shorter row, and nowhere at the end', () => {
  expect(placeOf(5, 'ArrowDown')).toBe(6);
  expect(placeOf(6, 'ArrowDown')).toBeUndefined();
  expect(placeOf(0, 'ArrowLeft')).toBeUndefined();
  expect(placeOf(0, 'Tab')).toBeUndefined();
});
