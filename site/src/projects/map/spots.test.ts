import { describe, expect, test } from 'vitest';
import { closest } from './map-view.ts';
import { type Place, spotsOf } from './spots.ts';

const place = (id: number, x: number, y = 0): Place => ({ id, x, y, title: `Project ${id}`, uri: `projecten/${id}` });
const keys = (places: Place[], scale: number) => spotsOf(places, scale).map(({ key }) => key);

describe('CON-01 markers', () => {
  test('are ordered from west to east', () => {
    expect(keys([place(1, 5), place(2, -3), place(3, 2)], 50)).toEqual(['2', '3', '1']);
  });

  test('closer than 34 px are merged into a count at their centre', () => {
    expect(keys([place(1, 0), place(2, 1)], 34)).toEqual(['1', '2']);
    const [spot, ...others] = spotsOf([place(1, 0), place(2, 1)], 33.9);
    expect([spot?.key, spot?.x, others.length]).toEqual(['1-2', 0.5, 0]);
  });

  test('no two spots are closer than 34 px, including counts', () => {
    const row = Array.from({ length: 30 }, (_, index) => place(index, (index * 7) % 11, (index * 5) % 7));
    for (const scale of [12, 20, 27, 31]) {
      const spots = spotsOf(row, scale);
      expect(spots.flatMap(({ places }) => places)).toHaveLength(30);
      for (const one of spots)
        for (const other of spots)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y) * scale).toBeGreaterThanOrEqual(34);
    }
  });

  test('are all separate at the maximum scale, even in the same town', () => {
    expect(keys([place(1, 4.1), place(2, 4.1)], closest)).toEqual(['1', '2']);
  });
});
