import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWithBackoff } from './all-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ERR-03 texts that cannot be loaded are requested again with increasing delays', async () => {
  let asked = 0;
  const had = retryWithBackoff(async () => {
    asked += 1;
    if (asked < 4) throw new Error('no connection');
    return 'texts';
  });
  const counts: number[] = [];
  for (const seconds of [0, 1, 2, 3.9]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    counts.push(asked);
  }
  expect(counts).toEqual([1, 2, 3, 3]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await had).toBe('texts');
});
