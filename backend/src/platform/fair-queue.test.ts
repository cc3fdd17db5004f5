import { expect, test, vi } from 'vitest';
import { QueueFullError } from './concurrency.ts';
import { fairQueue } from './fair-queue.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns a queue whose work ends on request, with the networks in the order in which their work started. */
function testQueue(maxWaiting: number, maxWaitMs?: number) {
  let time = 0;
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const enqueue = fairQueue({ maxWaiting, ...(maxWaitMs && { maxWaitMs }), now: () => time });
  const ask = (network: string) =>
    enqueue(network, async () => {
      started.push(network);
      await new Promise<void>((end) => ends.push(end));
    }).then(
      () => 'done',
      (error: unknown) => (error instanceof QueueFullError ? 'refused' : Promise.reject(error)),
    );
  const finish = async (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      ends.shift()?.();
      await pause();
    }
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { ask, finish, pass, started };
}

test('ACC-01 fifty attackers without pauses delay a member only by the running work', async () => {
  const { ask, finish, started } = testQueue(64);
  const attack = async (network: string) => {
    for (let round = 0; round < 6; round += 1) await ask(network);
  };
  const attacks = Array.from({ length: 50 }, (_, index) => attack(`attacker ${index}`));
  await finish(60);
  for (let log = 0; log < 3; log += 1) {
    const before = started.length;
    const member = ask('member');
    await finish();
    expect(started.slice(before)).toEqual(['member']);
    await finish();
    expect(await member).toBe('done');
    await finish(50);
  }
  await finish(400);
  await Promise.all(attacks);
});

test('ACC-01 in a full queue a network with less usage displaces the last entry of the network with the most', async () => {
  const { ask, finish, started } = testQueue(2);
  const greedy = [ask('greedy'), ask('greedy'), ask('greedy')];
  const member = ask('member');
  expect(await greedy[2]).toBe('refused');
  await finish(4);
  expect(started).toEqual(['greedy', 'member', 'greedy']);
  expect(await member).toBe('done');
});

test('ACC-01 in a full queue the network with the most usage is refused', async () => {
  const { ask, finish } = testQueue(2);
  const entries = [ask('greedy'), ask('first'), ask('second')];
  expect(await ask('greedy')).toBe('refused');
  await finish(3);
  expect(await Promise.all(entries)).toEqual(['done', 'done', 'done']);
});

test('ACC-01 the usage of a network expires', async () => {
  const { ask, finish, pass, started } = testQueue(9);
  const earlier = ask('former');
  await finish();
  await earlier;
  pass(3_600_000);
  const all = [ask('running'), ask('former'), ask('other')];
  pass(1);
  await finish(3);
  expect(started).toEqual(['former', 'running', 'other', 'former']);
  await Promise.all(all);
});

test('ACC-01 an entry that has waited too long is refused, because its caller has given up', async () => {
  const { ask, finish, pass, started } = testQueue(9, 8000);
  const entries = [ask('first'), ask('late')];
  pass(8001);
  entries.push(ask('fresh'));
  await finish(2);
  expect(await Promise.all(entries)).toEqual(['done', 'refused', 'done']);
  expect(started).toEqual(['first', 'fresh']);
});

test('ACC-01 the number of queued entries per network is limited', async () => {
  const enqueue = fairQueue({ maxWaiting: 9, maxOfNetwork: 2 });
  const ends: (() => void)[] = [];
  const entries = Array.from({ length: 4 }, () => enqueue('flood', () => new Promise<void>((end) => ends.push(end))));
  await expect(entries[3]).rejects.toThrow(QueueFullError);
  for (const one of entries.slice(0, 3)) {
    ends.shift()?.();
    await one;
    await pause();
  }
});

test('ACC-01 failing work starts the next entry', async () => {
  const enqueue = fairQueue({ maxWaiting: 1 });
  await expect(enqueue('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await enqueue('a', async () => 'next')).toBe('next');
});

test('ACC-01 a queued entry starts after a pause as long as the work before it, so that guests get the processor', async () => {
  let time = 0;
  const enqueue = fairQueue({ maxWaiting: 2, pauseRatio: 1, now: () => time });
  vi.useFakeTimers();
  const started: string[] = [];
  const hash = async (name: string) => {
    started.push(name);
    await Promise.resolve();
    time += 20;
  };
  const entries = [enqueue('a', () => hash('first')), enqueue('b', () => hash('second'))];
  await entries[0];
  await vi.advanceTimersByTimeAsync(19);
  expect(started).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  await entries[1];
  expect(started).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
