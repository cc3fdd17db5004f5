import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './request-throttle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const throttle = (maxQueued: number, utilization = 0) =>
  createThrottle({ intervalMs: 2, maxIntervalMs: 6, maxUtilization: 0.5, maxQueued, utilizationSince: () => utilization });

test('starts requests in order, with an interval between two starts', async () => {
  const turn = throttle(10);
  const started: string[] = [];
  for (const name of ['first', 'second', 'third']) void turn()?.then(() => started.push(name));
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(2);
  expect(started).toEqual(['first', 'second', 'third']);
});

test('starts the next request after the longest interval while the event loop is busy', async () => {
  const turn = throttle(10, 0.9);
  const started: string[] = [];
  for (const name of ['first', 'second']) void turn()?.then(() => started.push(name));
  await vi.advanceTimersByTimeAsync(5);
  expect(started).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['first', 'second']);
});

test('starts a later request immediately', async () => {
  const turn = throttle(10);
  await turn();
  await vi.advanceTimersByTimeAsync(2);
  let hasStarted = false;
  void turn()?.then(() => {
    hasStarted = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStarted).toBe(true);
});

test('rejects a request while the queue is full, and accepts the next one afterwards', async () => {
  const turn = throttle(2);
  await turn();
  expect([turn(), turn(), turn()].map(Boolean)).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(2);
  expect([turn(), turn()].map(Boolean)).toEqual([true, false]);
});
