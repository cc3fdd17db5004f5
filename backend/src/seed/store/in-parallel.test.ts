import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

it('API-09 processes at most the given number of items concurrently', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    most = Math.max(most, ++running);
    await soon();
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('API-09 starts no further items after a failure, and throws it once the running ones have ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('no disk');
    await soon();
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4], 2, work)).rejects.toThrow('no disk');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
