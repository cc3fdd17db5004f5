import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentPage } from '../generated/operations.ts';
import { type ContractPeer, contractPeer } from '../testing/contract-peer.ts';
import { startingContent } from '../testing/test-content.ts';
import { apiSend } from './api-send.server.ts';
import { DataError } from './data-error.ts';

let peer: ContractPeer;

beforeEach(async () => {
  peer = await contractPeer(startingContent());
});
afterEach(() => peer.stop());

const variables = { uri: 'over-ons', siteId: 1 };

test('API-01 the text of an operation is sent once, its hash from then on', async () => {
  const send = apiSend(peer, {});
  const first = await send(ContentPage, variables);
  const second = await send(ContentPage, variables);
  expect([first.errors, second.data]).toEqual([[], first.data]);
  expect(peer.asked).toEqual(['ContentPage', 'ContentPage']);
  expect(peer.requests).toBe(3);
});

test('ERR-02 an API out of reach is 503', async () => {
  await peer.stop();
  const error = await apiSend(peer, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DataError);
  expect(error).toMatchObject({ statusCode: 503 });
});

test('ERR-02 an API that does not answer in time is 503', async () => {
  peer.content = { root: { entry: () => new Promise(() => {}) } };
  const error = await apiSend({ ...peer, timeLimit: 50 }, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 503 });
});

test('SEC-09 a refused token is an error of ours', async () => {
  const error = await apiSend({ ...peer, token: 'wrong' }, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 500, message: 'the API answered 401' });
});
