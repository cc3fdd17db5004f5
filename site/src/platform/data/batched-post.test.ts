import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { batchedPost } from './batched-post.server.ts';

const answer: Answer = { data: {}, errors: [], tags: [], bytes: 2 };

/** Returns a post that never ends by itself, and the signals of its requests. */
function endlessPost() {
  const signals: (AbortSignal | undefined)[] = [];
  const post = batchedPost((_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
  });
  return { post, signals };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a request ends once nobody waits for it any more', async () => {
  const { post, signals } = endlessPost();
  const [one, other] = [new AbortController(), new AbortController()];
  const answers = Promise.allSettled([one, other].map(({ signal }) => post({ body: '{}', signal })));
  await turn();
  one.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  other.abort();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a request for somebody without a signal does not end, and one whose only signal has aborted ends at once', async () => {
  const { post, signals } = endlessPost();
  void post({ body: '{}', signal: AbortSignal.abort() }).catch(() => undefined);
  void post({ body: '{}', signal: undefined });
  await turn();
  void post({ body: '{}', signal: AbortSignal.abort() }).catch(() => undefined);
  await turn();
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, true]);
});

test('operations of later turns have requests of their own', async () => {
  const requests: string[][] = [];
  const post = batchedPost(async (bodies) => {
    requests.push([...bodies]);
    return bodies.map(() => answer);
  });
  await Promise.all(['a', 'b'].map((body) => post({ body, signal: undefined })));
  await post({ body: 'c', signal: undefined });
  expect(requests).toEqual([['a', 'b'], ['c']]);
});
