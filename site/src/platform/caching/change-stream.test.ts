import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../testing/contract-peer.ts';
import { ChangeHistory } from './change-history.ts';
import { type ChangeStream, followChanges } from './change-stream.server.ts';

let peer: ContractPeer;
let history: ChangeHistory;
let stream: ChangeStream;
let changed: string[];
let resets: number;

beforeEach(async () => {
  peer = await contractPeer({ root: {} });
  history = new ChangeHistory();
  changed = [];
  resets = 0;
  history.listen({ changed: (tags) => changed.push(...tags), reset: () => (resets += 1) });
});

afterEach(async () => {
  stream.stop();
  await peer.stop();
});

function follow(token = peer.token, findStarts?: () => Promise<number[]>): void {
  stream = followChanges({ url: peer.url, token, history, report: () => {}, firstDelay: 5, ...(findStarts && { findStarts }) });
}

test('SEC-09 API-08 an announced change arrives', async () => {
  follow();
  await expect.poll(() => history.hasBegun).toBe(true);
  peer.announce(['Product:1:42']);
  await expect.poll(() => changed).toEqual(['Product:1:42']);
});

test('API-08 changes announced during an outage of the API arrive later, and nothing else is dropped', async () => {
  follow();
  await expect.poll(() => history.hasBegun).toBe(true);
  peer.announce(['Page:1:1']);
  await expect.poll(() => changed).toEqual(['Page:1:1']);
  await peer.stop();
  peer.announce(['Page:1:2']);
  await peer.listen();
  await expect.poll(() => changed).toEqual(['Page:1:1', 'Page:1:2']);
  expect(resets).toBe(0);
});

test('API-08 a reset drops everything, and later changes arrive', async () => {
  follow();
  await expect.poll(() => history.hasBegun).toBe(true);
  const before = history.now();
  peer.reset();
  await expect.poll(() => resets).toBe(1);
  expect(history.unchangedSince(before, [])).toBe(false);
  peer.announce(['Page:1:1']);
  await expect.poll(() => changed).toEqual(['Page:1:1']);
});

test('API-08 the stream starts at the first position after which the log is complete', async () => {
  for (const tag of ['Page:1:1', 'Page:1:2', 'Page:1:3']) peer.announce([tag]);
  peer.logFrom = 1;
  follow(peer.token, async () => [0, 2]);
  await expect.poll(() => changed).toEqual(['Page:1:3']);
  expect(resets).toBe(0);
});

test('API-08 without a position after which the log is complete, everything is dropped', async () => {
  for (const tag of ['Page:1:1', 'Page:1:2', 'Page:1:3']) peer.announce([tag]);
  peer.logFrom = 2;
  follow(peer.token, async () => [0, 1]);
  await expect.poll(() => resets).toBe(1);
  expect(history.position).toBe(3);
  expect(changed).toEqual([]);
});

test('API-08 a start position that cannot be read is requested again', async () => {
  let attempts = 0;
  peer.announce(['Page:1:1']);
  follow(peer.token, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('out of reach');
    return [0];
  });
  await expect.poll(() => changed).toEqual(['Page:1:1']);
});

test('SEC-09 without the token there is no stream, and nothing may be cached', async () => {
  follow('wrong');
  await expect.poll(() => stream.isRefused).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(history.now()).toBeUndefined();
});
