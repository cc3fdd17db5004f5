import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atAPace } from './at-a-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('requests start in order, with a pause between two starts', async () => {
  const turn = atAPace(2, 10);
  const began: string[] = [];
  for (const name of ['first', 'second', 'third']) void turn()?.then(() => began.push(name));
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(2);
  expect(began).toEqual(['first', 'second', 'third']);
});

test('a later request starts immediately', async () => {
  const turn = atAPace(2, 10);
  await turn();
  await vi.advanceTimersByTimeAsync(2);
  let hasBegun = false;
  void turn()?.then(() => {
    hasBegun = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasBegun).toBe(true);
});

test('a request is rejected while the queue is full, and accepted again afterwards', async () => {
  const turn = atAPace(2, 2);
  await turn();
  expect([turn(), turn(), turn()].map(Boolean)).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(2);
  expect([turn(), turn()].map(Boolean)).toEqual([true, false]);
});
