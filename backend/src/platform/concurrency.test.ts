import { expect, it, vi } from 'vitest';
import { keyedMutex, latestOf, limitConcurrency, QueueFullError } from './concurrency.ts';

/** Returns work that runs until the test ends it, and counts the running work. */
function works() {
  const ends: (() => void)[] = [];
  let running = 0;
  return {
    running: () => running,
    endOne: () => ends.shift()?.(),
    work: async () => {
      running += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('FRM-12 a limited number of submissions are stored concurrently; excess ones are refused at once', async () => {
  const { work, running, endOne } = works();
  const enqueue = limitConcurrency({ maxRunning: 2, maxQueued: 2 });
  const all = Array.from({ length: 4 }, () => enqueue(work));
  await settled();
  expect(running()).toBe(2);
  await expect(enqueue(work)).rejects.toThrow(QueueFullError);
  for (const left of [2, 2, 1, 0]) {
    endOne();
    await settled();
    expect(running()).toBe(left);
  }
  await Promise.all(all);
  await expect(enqueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enqueue(async () => 'still')).toBe('still');
});

it('SEA-05 an entry that waits too long is refused and does not block later ones', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { work, endOne } = works();
  const enqueue = limitConcurrency({ maxRunning: 1, maxQueued: 2, maxWaitMs: 1000 });
  const first = enqueue(work);
  await settled();
  const late = expect(enqueue(async () => 'late')).rejects.toThrow(QueueFullError);
  vi.advanceTimersByTime(1001);
  const inTime = enqueue(async () => 'in time');
  endOne();
  await Promise.all([first, late]);
  expect(await inTime).toBe('in time');
});

it('FRM-12 attempts of one submission run in order, also after a failure; other submissions do not wait for them', async () => {
  const { work, running, endOne } = works();
  const inOrder = keyedMutex();
  const first = inOrder('a', () => work().then(() => Promise.reject(new Error('no'))));
  const second = inOrder('a', work);
  const other = inOrder('b', work);
  await settled();
  expect(running()).toBe(2);
  endOne();
  await expect(first).rejects.toThrow('no');
  await settled();
  expect(running()).toBe(2);
  endOne();
  endOne();
  await Promise.all([second, other]);
});

it('runs the work once more for all calls during a run', async () => {
  const { work, running, endOne } = works();
  let runs = 0;
  const latest = latestOf(() => {
    runs += 1;
    return work();
  });
  const first = latest();
  await settled();
  const [second, third] = [latest(), latest()];
  expect(second).toBe(third);
  expect(runs).toBe(1);
  endOne();
  await first;
  await settled();
  expect(running()).toBe(1);
  endOne();
  await Promise.all([second, third]);
  expect(runs).toBe(2);
});
