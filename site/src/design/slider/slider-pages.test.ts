import { describe, expect, test } from 'vitest';
import { pagePositions, placeAt } from './slider-pages.ts';

const row = (count: number, width: number, gap: number) =>
  Array.from({ length: count }, (_, index) => ({ start: index * (width + gap), end: index * (width + gap) + width }));

describe('BLK-18 the places of a row', () => {
  test('eight cards with four visible have two places', () => {
    expect(pagePositions(row(8, 282, 24), 1200, 1224)).toEqual([0, 1224]);
  });

  test('six cards with four visible have two places, the second at the end of the row', () => {
    expect(pagePositions(row(6, 282, 24), 1200, 612)).toEqual([0, 612]);
  });

  test('slides with one visible have one place each, even if the next slide is partly visible', () => {
    expect(pagePositions(row(3, 350, 0), 350, 700)).toEqual([0, 350, 700]);
    expect(pagePositions(row(3, 240, 12), 350, 394)).toEqual([0, 252, 394]);
  });

  test('pairs of different widths advance pair by pair', () => {
    const pairs = [
      { start: 0, end: 690 },
      { start: 714, end: 1200 },
      { start: 1224, end: 1914 },
      { start: 1938, end: 2424 },
    ];
    expect(pagePositions(pairs, 1200, 1224)).toEqual([0, 1224]);
  });

  test('a row that is entirely visible has one place', () => {
    expect(pagePositions(row(4, 282, 24), 1200, 0)).toEqual([0]);
    expect(pagePositions(row(1, 350, 0), 350, 0)).toEqual([0]);
  });

  test('the end of the row adds no duplicate place', () => {
    expect(pagePositions(row(4, 100, 0), 150, 250)).toEqual([0, 100, 200, 250]);
    expect(pagePositions(row(4, 100, 0), 250, 150)).toEqual([0, 150]);
  });
});

test('BLK-18 a row is at its nearest place', () => {
  expect(placeAt(0, [0, 612])).toBe(1);
  expect(placeAt(300, [0, 612])).toBe(1);
  expect(placeAt(310, [0, 612])).toBe(2);
  expect(placeAt(612, [0, 612])).toBe(2);
});
