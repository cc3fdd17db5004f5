import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CachingPeer, cachingPeer } from '../testing/caching-peer.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { PurgeQueue } from './purge-queue.ts';
import { purgeTargets } from './purge-requests.ts';

const log = pino({ level: 'silent' });
const many = (count: number) => Array.from({ length: count }, (_, index) => `Product:1:${index}`);

let cdn: CachingPeer;
let queues: PurgeQueue[];
let confirmed: number[];

beforeEach(async () => {
  cdn = await cachingPeer();
  queues = [];
  confirmed = [];
});

afterEach(async () => {
  for (const queue of queues) await queue.stop();
  await cdn.stop();
});

function open(kind: CdnSettings['kind'], confirmMs = 60_000, firstDelayMs = 1): PurgeQueue {
  const serviceId = kind === 'fastly' ? 'service-1' : 'zone-1';
  const common = { serviceId, token: 'secret', urls: [cdn.url], maxAgeSeconds: 60, staleIfErrorSeconds: 60 };
  const [target] = purgeTargets({ kind, method: 'PURGE', ...common });
  if (!target) throw new Error('there is no target');
  const queue = new PurgeQueue({ target, log, confirmMs, firstDelayMs, onConfirmed: (position) => confirmed.push(position) });
  queues.push(queue);
  return queue;
}

const purged = () => cdn.purges.flatMap(({ tags }) => tags);

test.each([
  ['fastly', [256, 256, 88]],
  ['cloudflare', [100, 100, 100, 100, 100, 100]],
] as const)('API-06 %s gets at most the tags of its documentation in a request', async (kind, sizes) => {
  open(kind).add(1, { withdrawn: [], changed: many(600) });
  await expect.poll(() => cdn.purges.map(({ tags }) => tags.length)).toEqual(sizes);
  expect(purged()).toEqual(many(600));
});

test('API-06 the header of a plain purge has at most 4 kB', async () => {
  open('http').add(1, { withdrawn: [], changed: many(600) });
  await expect.poll(() => purged().length).toBe(600);
  for (const { headers } of cdn.purges) expect(String(headers['surrogate-key']).length).toBeLessThanOrEqual(4000);
});

test('API-06 each purge is repeated once, and then confirms its position', async () => {
  const queue = open('http', 50);
  queue.add(7, { withdrawn: ['Page:1:1'], changed: ['Page:1:2'] });
  await expect.poll(() => confirmed).toEqual([7]);
  expect(purged().toSorted()).toEqual(['Page:1:1', 'Page:1:1', 'Page:1:2', 'Page:1:2']);
  queue.add(9, { withdrawn: [], changed: ['Page:1:3'] });
  await expect.poll(() => confirmed).toEqual([7, 9]);
  expect(purged().filter((tag) => tag === 'Page:1:3')).toHaveLength(2);
  expect(purged()).toHaveLength(6);
});

test('API-06 a position is not confirmed as long as a purge fails', async () => {
  const queue = open('http', 1);
  let attempts = 0;
  cdn.refuse = () => {
    attempts += 1;
    return { status: 500 };
  };
  queue.add(7, { withdrawn: [], changed: ['Page:1:2'] });
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(3);
  expect(confirmed).toEqual([]);
  cdn.refuse = () => undefined;
  await expect.poll(() => confirmed, { timeout: 5000 }).toEqual([7]);
});

test('API-06 a tag that is announced during its purge is purged again', async () => {
  const queue = open('http');
  cdn.refuse = () => {
    cdn.refuse = () => undefined;
    queue.add(2, { withdrawn: [], changed: ['Page:1:1'] });
    return undefined;
  };
  queue.add(1, { withdrawn: [], changed: ['Page:1:1'] });
  await expect.poll(purged).toEqual(['Page:1:1', 'Page:1:1']);
});

test('API-06 failed purges keep their order, behind withdrawn content', async () => {
  const queue = open('http');
  cdn.refuse = () => {
    cdn.refuse = () => undefined;
    queue.add(3, { withdrawn: ['Page:1:9'], changed: ['Page:1:3'] });
    return { status: 503 };
  };
  queue.add(2, { withdrawn: [], changed: ['Page:1:1', 'Page:1:2'] });
  await expect.poll(purged).toEqual(['Page:1:9', 'Page:1:1', 'Page:1:2', 'Page:1:3']);
});

test('SEC-09 withdrawn content does not wait for the next attempt of a failed purge', async () => {
  const queue = open('http', 60_000, 60_000);
  let attempts = 0;
  cdn.refuse = () => {
    attempts += 1;
    return { status: 503 };
  };
  queue.add(1, { withdrawn: [], changed: ['Page:1:1'] });
  await expect.poll(() => attempts).toBe(1);
  cdn.refuse = () => undefined;
  // The answer of the first attempt may still be on its way.
  let position = 1;
  const withdraw = () => {
    position += 1;
    queue.add(position, { withdrawn: [`Page:1:9${position}`], changed: [] });
    return purged();
  };
  await expect.poll(withdraw).toEqual(expect.arrayContaining(['Page:1:92', 'Page:1:1']));
});

test.each([
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 2000).toUTCString()],
])('API-06 a CDN that has too many requests gets the wait that it asks for in %s', async (_, retryAfter) => {
  const queue = open('cloudflare');
  let refusedAt = 0;
  cdn.refuse = () => {
    cdn.refuse = () => undefined;
    refusedAt = performance.now();
    return { status: 429, headers: { 'retry-after': retryAfter() } };
  };
  queue.add(1, { withdrawn: [], changed: ['Page:1:1'] });
  await expect.poll(() => queue.isFailing).toBe(true);
  queue.add(2, { withdrawn: ['Page:1:2'], changed: [] });
  await expect.poll(purged, { timeout: 5000 }).toEqual(['Page:1:2', 'Page:1:1']);
  expect(queue.isFailing).toBe(false);
  expect(performance.now() - refusedAt).toBeGreaterThanOrEqual(990);
});

test('API-06 an answer without success is a failure, even with status 200', async () => {
  const queue = open('cloudflare');
  let attempts = 0;
  cdn.refuse = () => {
    attempts += 1;
    return attempts < 3 ? { status: 200, body: '{"success": false, "errors": [{"code": 1012}]}' } : undefined;
  };
  queue.add(1, { withdrawn: [], changed: ['Page:1:1'] });
  await expect.poll(purged).toEqual(['Page:1:1']);
  expect(attempts).toBe(3);
});

test('API-06 everything is purged instead of more than 20,000 waiting tags', async () => {
  const queue = open('fastly');
  queue.add(1, { withdrawn: [], changed: many(20_001) });
  await expect.poll(purged).toContain('plantsoen');
  await expect.poll(() => queue.waiting).toBe(0);
  expect(purged()).toEqual(['plantsoen']);
});
