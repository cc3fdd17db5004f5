import { expect, test, vi } from 'vitest';
import { QueueFullError } from './concurrency.ts';
import { fairQueue } from './fair-queue.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns a queue whose work ends on request, with the networks in the order in which their work started. */
function testTurns(maxWaiting: number, maxWaitMs?: number) {
  let time = 0;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const inTurn = fairQueue({ maxWaiting, ...(maxWaitMs && { maxWaitMs }), now: () => time });
  const ask = (network: string) =>
    inTurn(network, async () => {
      begun.push(network);
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
  return { ask, finish, pass, begun };
}

test('ACC-01 fifty attackers without pauses delay a member only by the running work', async () => {
  const { ask, finish, begun } = testTurns(64);
  const attack = async (network: string) => {
    for (let round = 0; round < 6; round += 1) await ask(network);
  };
  const attacks = Array.from({ length: 50 }, (_, index) => attack(`attacker ${index}`));
  await finish(60);
  for (let log = 0; log < 3; log += 1) {
    const before = begun.length;
    const member = ask('member');
    await finish();
    expect(begun.slice(before)).toEqual(['member']);
    await finish();
    expect(await member).toBe('done');
    await finish(50);
  }
  await finish(400);
  await Promise.all(attacks);
});

test('ACC-01 in a full queue a network with less usage displaces the last entry of the network with the most', async () => {
  const { ask, finish, begun } = testTurns(2);
  const greedy = [ask('greedy'), ask('greedy'), ask('greedy')];
  const member = ask('member');
  expect(await greedy[2]).toBe('refused');
  await finish(4);
  expect(begun).toEqual(['greedy', 'member', 'greedy']);
  expect(await member).toBe('done');
});

test('ACC-01 in a full queue the network with the most usage is refused', async () => {
  const { ask, finish } = testTurns(2);
  const asked = [ask('greedy'), ask('first'), ask('second')];
  expect(await ask('greedy')).toBe('refused');
  await finish(3);
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
});

test('ACC-01 the usage of a network expires', async () => {
  const { ask, finish, pass, begun } = testTurns(9);
  const earlier = ask('former');
  await finish();
  await earlier;
  pass(3_600_000);
  const all = [ask('running'), ask('former'), ask('other')];
  pass(1);
  await finish(3);
  expect(begun).toEqual(['former', 'running', 'other', 'former']);
  await Promise.all(all);
});

test('ACC-01 an entry that has waited too long is refused, because its caller has given up', async () => {
  const { ask, finish, pass, begun } = testTurns(9, 8000);
  const asked = [ask('first'), ask('late')];
  pass(8001);
  asked.push(ask('fresh'));
  await finish(2);
  expect(await Promise.all(asked)).toEqual(['done', 'refused', 'done']);
  expect(begun).toEqual(['first', 'fresh']);
});

test('ACC-01 the number of queued entries per network is limited', async () => {
  const inTurn = fairQueue({ maxWaiting: 9, maxOfNetwork: 2 });
  const ends: (() => void)[] = [];
  const asked = Array.from({ length: 4 }, () => inTurn('flood', () => new Promise<void>((end) => ends.push(end))));
  await expect(asked[3]).rejects.toThrow(QueueFullError);
  for (const one of asked.slice(0, 3)) {
    ends.shift()?.();
    await one;
    await pause();
  }
});

test('ACC-01 failing work starts the next entry', async () => {
  const inTurn = fairQueue({ maxWaiting: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await inTurn('a', async () => 'next')).toBe('next');
});

test('ACC-01 a queued entry starts after a pause as long as the work before it, so that guests get the processor', async () => {
  let time = 0;
  const inTurn = fairQueue({ maxWaiting: 2, pauseRatio: 1, now: () => time });
  vi.useFakeTimers();
  const begun: string[] = [];
  const hash = async (name: string) => {
    begun.push(name);
    await Promise.resolve();
    time += 20;
  };
  const asked = [inTurn('a', () => hash('first')), inTurn('b', () => hash('second'))];
  await asked[0];
  await vi.advanceTimersByTimeAsync(19);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  await asked[1];
  expect(begun).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
