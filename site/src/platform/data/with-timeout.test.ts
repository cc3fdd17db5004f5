import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentPage, Shell } from '../generated/operations.ts';
import type { Answer } from './answer.ts';
import { ApiReach } from './api-reach.server.ts';
import type { Send } from './query.ts';
import { timeoutSend } from './with-timeout.server.ts';

const answer: Answer = { data: {}, errors: [], tags: [], bytes: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a `Send` that answers after a delay unless aborted. */
const slow =
  (ms: number): Send =>
  (_operation, _variables, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(answer), ms);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

test('ERR-02 an API that hangs counts as unreachable and gets no requests until a probe succeeds', async () => {
  let isBack = false;
  const reach = new ApiReach(async () => isBack, { intervalMs: 60, timeoutMs: 10 });
  const waiting = expect(timeoutSend(slow(5000), reach, 30)(ContentPage, {})).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(30);
  await waiting;
  let asked = 0;
  const count: Send = async () => {
    asked += 1;
    return answer;
  };
  await expect(timeoutSend(count, reach, 4000)(Shell, {})).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(60);
  await expect(timeoutSend(count, reach, 4000)(Shell, {})).rejects.toMatchObject({ statusCode: 503 });
  expect(asked).toBe(0);
  isBack = true;
  await vi.advanceTimersByTimeAsync(60);
  expect(await timeoutSend(count, reach, 4000)(Shell, {})).toBe(answer);
});

test('ERR-02 a slow answer of an API that is ready does not stop other requests', async () => {
  const reach = new ApiReach(async () => true, { intervalMs: 60, timeoutMs: 10 });
  const waiting = expect(timeoutSend(slow(5000), reach, 30)(ContentPage, {})).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(30);
  await waiting;
  expect(await timeoutSend(async () => answer, reach, 4000)(Shell, {})).toBe(answer);
});

test('ERR-02 the time limit applies to the page, not to each operation', async () => {
  const send = timeoutSend(slow(60), new ApiReach(async () => true), 100);
  const [first] = await Promise.all([send(Shell, {}), vi.advanceTimersByTimeAsync(60)]);
  expect(first).toBe(answer);
  const second = expect(send(ContentPage, {})).rejects.toMatchObject({ statusCode: 503 });
  await vi.advanceTimersByTimeAsync(40);
  await second;
});

test('a visitor who leaves does not make the API count as unreachable', async () => {
  const reach = new ApiReach(async () => true);
  const leaving = new AbortController();
  const sent = timeoutSend(slow(5000), reach, 4000)(ContentPage, {}, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(sent).rejects.toThrow('gone');
  expect(reach.isLost).toBe(false);
});
