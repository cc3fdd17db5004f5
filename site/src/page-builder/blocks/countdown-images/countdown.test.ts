import { expect, test } from 'vitest';
import { afterStep, beginning, type Countdown, stepMilliseconds } from './countdown.ts';

function after(steps: number, from: Countdown, slides = 4): Countdown {
  let at = from;
  for (let step = 0; step < steps; step += 1) at = afterStep(at, slides);
  return at;
}

test('BLK-11 the line shrinks from 100 to 1 percent by one percent per step', () => {
  expect(after(1, beginning(0))).toEqual({ slide: 0, percent: 99 });
  expect(after(50, beginning(0))).toEqual({ slide: 0, percent: 50 });
  expect(after(99, beginning(0))).toEqual({ slide: 0, percent: 1 });
});

test('BLK-11 a hundred steps of 100 ms, ten seconds, advance to the next slide', () => {
  expect(stepMilliseconds).toBe(100);
  expect(after(100, beginning(0))).toEqual({ slide: 1, percent: 100 });
  expect(after(300, beginning(0))).toEqual({ slide: 3, percent: 100 });
});

test('BLK-11 the first slide follows the last one', () => {
  expect(after(100, beginning(3))).toEqual({ slide: 0, percent: 100 });
  expect(after(200, beginning(1), 2)).toEqual({ slide: 1, percent: 100 });
});
