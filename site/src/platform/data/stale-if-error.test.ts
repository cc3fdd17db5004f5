import { expect, test } from 'vitest';
import { ContentPage, Shell } from '../generated/operations.ts';
import type { Answer } from './answer.ts';
import { DataError } from './data-error.ts';
import { type StaleAnswers, staleIfErrorSend } from './stale-if-error.server.ts';

const answer: Answer = { data: { algemeen: {} }, errors: [], tags: [], bytes: 2 };
const gone = new DataError('out of reach', 503);

function sending(kept: StaleAnswers = new Map()) {
  const state = { failure: undefined as Error | undefined, outdated: 0 };
  const send = staleIfErrorSend(
    async () => {
      if (state.failure) throw state.failure;
      return answer;
    },
    kept,
    () => {
      state.outdated += 1;
    },
  );
  return { state, send };
}

test('ERR-03 the shell of a page is available while the API is unreachable, and marked as outdated', async () => {
  const { state, send } = sending();
  await send(Shell, { siteId: 1 });
  state.failure = gone;
  expect(await send(Shell, { siteId: 1 })).toBe(answer);
  expect(state.outdated).toBe(1);
  await expect(send(Shell, { siteId: 2 })).rejects.toBe(gone);
});

test('ERR-03 other operations are not answered from stored answers', async () => {
  const { state, send } = sending();
  await send(ContentPage, {});
  state.failure = gone;
  await expect(send(ContentPage, {})).rejects.toBe(gone);
});

test('ERR-03 an API that answers with an error does not count as unreachable', async () => {
  const { state, send } = sending();
  await send(Shell, { siteId: 1 });
  state.failure = new DataError('bad', 500);
  await expect(send(Shell, { siteId: 1 })).rejects.toBe(state.failure);
});

test('bad input: additional variables of a visitor use no memory', async () => {
  const kept: StaleAnswers = new Map();
  const { send } = sending(kept);
  for (let siteId = 1; siteId <= 100; siteId += 1) await send(Shell, { siteId, ...{ junk: siteId } });
  expect(kept.size).toBe(3);
});
