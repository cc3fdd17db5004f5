import { expect, test } from 'vitest';
import { closest, viewOf } from './map-view.ts';
import { latitudeOf, pointOf, scaleOfZoom, zoomOfScale } from './mercator.ts';

const hull = pointOf({ latitude: 53.77, longitude: -0.33 });
const oldenburg = pointOf({ latitude: 53.14, longitude: 8.21 });
const kortrijk = pointOf({ latitude: 50.83, longitude: 3.26 });

test('CON-01 a map shows all markers in small and in wide windows', () => {
  const view = viewOf([hull, oldenburg, kortrijk]);
  for (const { x, y } of [hull, oldenburg, kortrijk]) {
    expect(Math.abs(x - view.x) * view.narrow).toBeLessThan(175);
    expect(Math.abs(y - view.y) * view.narrow).toBeLessThan(227);
    expect(Math.abs(x - view.x) * view.wide).toBeLessThan(384);
    expect(Math.abs(y - view.y) * view.wide).toBeLessThan(227);
  }
  expect(view.wide).toBeGreaterThan(view.narrow);
});

test('CON-01 one marker is shown with its surroundings, and the Netherlands without markers', () => {
  expect(viewOf([hull])).toMatchObject({ ...hull, narrow: closest, wide: closest });
  expect(latitudeOf(viewOf([]).y)).toBeCloseTo(52);
});

test('a point of the map converts to a latitude, and a scale to a zoom', () => {
  expect(latitudeOf(hull.y)).toBeCloseTo(53.77);
  expect(pointOf({ latitude: 0, longitude: 7 })).toEqual({ x: 7, y: expect.closeTo(0) });
  expect(scaleOfZoom(zoomOfScale(64.5))).toBeCloseTo(64.5);
});
