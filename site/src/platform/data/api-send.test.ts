import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentPage, SeoMetadata, Shell } from '../generated/operations.ts';
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

test('API-01 an operation is sent once as text, then by its hash', async () => {
  const send = apiSend(peer, {});
  const first = await send(ContentPage, variables);
  const second = await send(ContentPage, variables);
  expect([first.errors, second.data]).toEqual([[], first.data]);
  expect(peer.asked).toEqual(['ContentPage', 'ContentPage']);
  expect(peer.requests).toBe(3);
});

test('API-01 queries that are sent at once share a request, as do at most ten', async () => {
  const send = apiSend(peer, {});
  const uris = ['over-ons', 'weg', 'over-ons'];
  await send(ContentPage, variables);
  const before = peer.requests;
  const answers = await Promise.all(uris.map((uri) => send(ContentPage, { uri, siteId: 1 })));
  expect(peer.requests).toBe(before + 1);
  expect(answers.map(({ data }) => JSON.stringify(data).includes('EntryAbsent'))).toEqual([false, true, false]);
  await Promise.all(Array.from({ length: 11 }, () => send(ContentPage, variables)));
  expect(peer.requests).toBe(before + 3);
});

test('API-01 an operation that the API does not know is sent as text without the others of its request', async () => {
  const send = apiSend(peer, {});
  const answers = await Promise.all([send(ContentPage, variables), send(Shell, { siteId: 1 })]);
  expect(peer.asked.toSorted()).toEqual(['ContentPage', 'Shell']);
  expect(answers[0].errors).toEqual([]);
  expect(peer.requests).toBe(3);
});

test('ERR-02 a part that is unavailable fails its operation only', async () => {
  const send = apiSend(peer, {});
  await send(ContentPage, variables);
  peer.content.root.entry = ({ uri }: { uri: string }) => {
    if (uri !== 'weg') return { __typename: 'EntryAbsent', uri };
    throw new GraphQLError('not now', { extensions: { code: 'UNAVAILABLE' } });
  };
  const [one, other] = await Promise.allSettled(['weg', 'nieuws'].map((uri) => send(ContentPage, { uri, siteId: 1 })));
  expect(one).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  expect(other?.status).toBe('fulfilled');
});

test('ERR-02 an unreachable API is 503', async () => {
  await peer.stop();
  const error = await apiSend(peer, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DataError);
  expect(error).toMatchObject({ statusCode: 503 });
});

test('ERR-02 an API that times out is 503', async () => {
  peer.content = { root: { entry: () => new Promise(() => {}) } };
  const error = await apiSend({ ...peer, timeLimit: 50 }, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 503 });
});

test('SEC-09 a refused service token is an internal error', async () => {
  const error = await apiSend({ ...peer, token: 'wrong' }, {})(ContentPage, variables).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ statusCode: 500, message: 'the API answered with status 401' });
});

test('OPS-12 an operation carries the position of the change log as of its sending, if it is known', async () => {
  let position: number | undefined;
  const send = apiSend({ ...peer, position: () => position }, {});
  await send(ContentPage, variables);
  position = 7;
  await send(ContentPage, variables);
  const sent = peer.heard.map((headers) => headers['x-change-position']);
  expect([...new Set(sent)]).toEqual([undefined, '7']);
});

test('SEO-01 only the metadata operation has a bearer token, and only if one is configured', async () => {
  const ask = async (metadataToken?: string) => {
    const send = apiSend({ ...peer, metadataToken }, {});
    await send(ContentPage, variables);
    await send(SeoMetadata, variables);
  };
  await ask();
  expect(peer.heard.map(({ authorization }) => authorization)).not.toContain('Bearer for-metadata');
  peer.heard.length = 0;
  await ask('for-metadata');
  const carried = peer.heard.map(({ authorization }) => authorization);
  expect(carried[0]).toBeUndefined();
  expect(carried.at(-1)).toBe('Bearer for-metadata');
  expect(new Set(carried)).toEqual(new Set([undefined, 'Bearer for-metadata']));
});

test('SEO-01 a 403 is distinct from other failures, so that it can be logged as a credentials problem', async () => {
  const refusing = createServer((_, response) => void response.writeHead(403).end('{"errors":[{"message":"no"}]}'));
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  await expect(apiSend({ ...peer, url }, {})(SeoMetadata, variables)).rejects.toMatchObject({ statusCode: 403 });
  refusing.close();
});
