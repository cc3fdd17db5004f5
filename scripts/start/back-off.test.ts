import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it('waits longer after each exit, and gives up at the fifth within a minute', () => {
  const pauseAfterEnding = backOff(() => 0);
  expect([1, 2, 3, 4, 5].map(pauseAfterEnding)).toEqual([1000, 2000, 4000, 8000, undefined]);
});

it('ignores exits after a minute', () => {
  let now = 0;
  const pauseAfterEnding = backOff(() => now);
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    now += 61_000;
    return pauseAfterEnding();
  });
  expect(new Set(pauses)).toEqual(new Set([1000]));
});
