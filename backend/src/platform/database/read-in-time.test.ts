import { expect, test } from 'vitest';
import { readInTime } from './read-in-time.ts';

test('OPS-05 a read that takes too long or fails resolves to undefined, and the next call reads again', async () => {
  const reads = [() => new Promise<number>(() => undefined), () => Promise.reject(new Error('no connection')), async () => 3];
  const read = readInTime(() => (reads.shift() as () => Promise<number>)(), 20);
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(await read()).toBe(3);
});

test('OPS-05 concurrent calls share one read', async () => {
  let reads = 0;
  const read = readInTime(async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});
