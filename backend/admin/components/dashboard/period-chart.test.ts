import { expect, it } from 'vitest';
import { scaleTop } from './period-chart.tsx';

it.each([
  [[0, 0], 2],
  [[1, 2], 2],
  [[3, 7], 10],
  [[186, 276], 400],
  [[955], 1000],
])('EDT-01 the scale of %j ends at %i', (values, top) => {
  expect(scaleTop(values)).toBe(top);
});
