import { afterEach, expect, test, vi } from 'vitest';
import type { Query } from '../../src/platform/data/query.ts';
import { FormTimes } from './form-time.ts';

const start = Date.parse('2026-11-03T09:59:00Z');

afterEach(() => void vi.useRealTimers());

/** Returns an API that issues numbered tokens, each valid for a minute. */
function timesOf(isReached = () => true) {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  let asked = 0;
  const query = async () => {
    asked += 1;
    if (!isReached()) throw new Error('out of reach');
    return { formTime: { token: `token ${asked}`, validFor: 60 } };
  };
  return { times: new FormTimes(() => query as Query), asked: () => asked };
}

test('FRM-12 the hourly token is requested once for all pages rendered meanwhile', async () => {
  const { times, asked } = timesOf();
  const both = await Promise.all([times.current(), times.current()]);
  vi.setSystemTime(start + 59_999);
  expect([...both, await times.current()]).toEqual(Array(3).fill({ token: 'token 1', until: start + 60_000 }));
  expect(asked()).toBe(1);
});

test('FRM-12 the next token is requested when the current one expires', async () => {
  const { times } = timesOf();
  await times.current();
  vi.setSystemTime(start + 60_000);
  expect(await times.current()).toEqual({ token: 'token 2', until: start + 120_000 });
});

test('FRM-12 pages keep the former token while the API is unreachable, and retry soon', async () => {
  let isReached = true;
  const { times, asked } = timesOf(() => isReached);
  await times.current();
  isReached = false;
  vi.setSystemTime(start + 60_000);
  expect((await times.current()).token).toBe('token 1');
  expect((await times.current()).token).toBe('token 1');
  expect(asked()).toBe(2);
  isReached = true;
  vi.setSystemTime(start + 75_000);
  expect((await times.current()).token).toBe('token 3');
});
