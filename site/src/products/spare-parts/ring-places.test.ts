import { expect, test } from 'vitest';
import type { NumberedPart } from './finder-state.ts';
import { placeRings } from './ring-places.ts';

const part = (ring: number, front: [number, number] | undefined, side?: [number, number]) => {
  const point = (place?: [number, number]) => place && { x: place[0], y: place[1] };
  return { ring, part: { number: String(ring), front: point(front), side: point(side) } } as unknown as NumberedPart;
};
const places = (parts: NumberedPart[], kind: 'front' | 'side') =>
  placeRings(parts, kind).map(({ ring, edge, y }) => `${ring} ${edge} ${y.toFixed(2)}`);

test('CAT-18 rings stand beside the front view at the height of their parts, and keep a distance', () => {
  expect(places([part(1, [0.8, 0.5]), part(2, [0.8, 0.1]), part(3, [0.9, 0.55])], 'front')).toEqual([
    '2 right 0.10',
    '1 right 0.50',
    '3 right 0.75',
  ]);
});

test('CAT-18 rings at the ground stay within the view', () => {
  expect(places([part(1, [0.5, 1]), part(2, [0.6, 0.95])], 'front')).toEqual(['2 right 0.75', '1 right 1.00']);
  const many = placeRings(
    Array.from({ length: 11 }, (_, at) => part(at, [0.5, 0.5])),
    'front',
  );
  expect(many.map(({ y }) => y.toFixed(1))).toEqual(Array.from({ length: 11 }, (_, at) => (at / 10).toFixed(1)));
});

test('CAT-18 rings stand at the nearer edge of the side view; parts without a place have none', () => {
  expect(places([part(1, undefined, [0.2, 0.3]), part(2, [0.5, 0.5], [0.9, 0.3]), part(3, [0.5, 0.5])], 'side')).toEqual([
    '1 left 0.30',
    '2 right 0.30',
  ]);
});
