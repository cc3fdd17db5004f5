import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawing, pointOf } from './mercator.ts';
import { linesOf, pathsOf } from './outlines.ts';

const svg = readFileSync(new URL('./europe.svg', import.meta.url), 'utf8');

test('CON-01 the drawing is read as geographic coordinates: closed rings of land, open borders', () => {
  const { land = '', borders = '', grid = '' } = pathsOf(svg);
  const rings = linesOf(land);
  expect(rings.length).toBeGreaterThan(50);
  for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  for (const [longitude, latitude] of [...rings, ...linesOf(borders)].flat()) {
    expect(longitude).toBeGreaterThanOrEqual(drawing.x - 0.01);
    expect(longitude).toBeLessThanOrEqual(drawing.x + drawing.width + 0.01);
    expect(latitude).toBeGreaterThan(33.9);
    expect(latitude).toBeLessThan(71.1);
  }
  const meridian = linesOf(grid).find(([[longitude] = [0, 0]]) => Math.abs(longitude - 4) < 0.001);
  expect(meridian?.map(([longitude]) => Math.round(longitude))).toEqual([4, 4]);
});

test('CON-01 the style sheet positions the drawing at its coordinates', () => {
  const style = readFileSync(new URL('./ProjectMap.module.css', import.meta.url), 'utf8');
  expect(style).toContain(`(${drawing.x} - var(--cx))`);
  expect(style).toContain(`(${pointOf({ latitude: 71, longitude: 0 }).y.toFixed(4)} - var(--cy))`);
  expect(style).toContain(`calc(${drawing.width} * var(--scale))`);
});
