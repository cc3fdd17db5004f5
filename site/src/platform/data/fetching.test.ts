import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from './data-error.ts';
import { Fetching } from './fetching.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

test('PAG-06 pending, data and timestamp; a loading state lasts at least 200 ms', async () => {
  const fetching = new Fetching<string>();
  void fetching.run(() => after(10, 'a'));
  expect(fetching.state.get()).toEqual({ pending: true, error: undefined, timestamp: undefined, data: undefined });
  await vi.advanceTimersByTimeAsync(199);
  expect(fetching.state.get().pending).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching.state.get()).toEqual({ pending: false, error: undefined, timestamp: 1_000_200, data: 'a' });
});

test('PAG-06 a slow answer is not delayed further', async () => {
  const fetching = new Fetching<string>();
  void fetching.run(() => after(300, 'a'));
  await vi.advanceTimersByTimeAsync(300);
  expect(fetching.state.get()).toMatchObject({ pending: false, timestamp: 1_000_300 });
});

test('PAG-06 synchronous data is available at once and never pending', async () => {
  const fetching = new Fetching<string>();
  const seen: boolean[] = [];
  fetching.state.subscribe(() => seen.push(fetching.state.get().pending));
  void fetching.run(() => 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, fetching.state.get().data]).toEqual([[false], 'a']);
});

test('PAG-06 a failure is a normalised error, also after 200 ms, and keeps the previous data', async () => {
  const fetching = new Fetching<string>();
  void fetching.run(() => 'a');
  void fetching.run(() => Promise.reject(new DataError('gone', 503)));
  await vi.advanceTimersByTimeAsync(199);
  expect(fetching.state.get().pending).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching.state.get()).toMatchObject({ pending: false, error: { message: 'gone', statusCode: 503 }, data: 'a' });
});

test('PAG-06 an outdated request is aborted and its answer ignored', async () => {
  const fetching = new Fetching<string>();
  let isAborted = false;
  const first = fetching.run((signal) => {
    signal.addEventListener('abort', () => {
      isAborted = true;
    });
    return after(500, 'outdated');
  });
  void fetching.run(() => after(250, 'a'));
  expect(isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([await first, fetching.state.get().data]).toEqual([undefined, 'a']);
});

test('PAG-06 an aborted request is no longer pending', async () => {
  const fetching = new Fetching<string>(0);
  void fetching.run(() => after(10, 'a'));
  fetching.abort();
  expect(fetching.state.get().pending).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(fetching.state.get().data).toBeUndefined();
});
