import type { Pool, PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSearchIndex, searchDocument } from '../testing/search-index.ts';
import { answerOf } from './ask-engine.ts';
import { searchPool } from './configured-engine.ts';
import { postgresSearch } from './engine/postgres-search.ts';
import type { SearchEngine } from './search-engine.ts';

const log = pino({ level: 'silent' });
/** Timeout in milliseconds, long enough for a new connection on a busy machine. */
const limitMs = 1000;

let index: Awaited<ReturnType<typeof openSearchIndex>>;
let asking: Pool;
let engine: SearchEngine;
beforeAll(async () => {
  index = await openSearchIndex([searchDocument('Parkbank')]);
  asking = searchPool({ databaseUrl: index.url, max: 4, timeoutMs: limitMs }, log);
  engine = postgresSearch(index.pool, asking);
});
afterAll(async () => {
  await asking.end();
  await index.close();
});

const found = async () => {
  const search = engine.search({ siteId: 1, query: 'parkbank', kinds: ['product'], first: 6, offset: 0 });
  const { columns } = await answerOf({ log } as never, 1, search);
  return columns[0]?.total;
};
const unavailable = { extensions: { code: 'UNAVAILABLE' } };

it('SEA-05 a search that takes too long is cancelled and returns UNAVAILABLE', async () => {
  expect(await found()).toBe(1);
  const other = await index.pool.connect();
  await other.query('begin; lock table search_entry');
  await expect(found()).rejects.toMatchObject(unavailable);
  await other.query('rollback');
  other.release();
  expect(await found()).toBe(1);
});

it('SEA-05 a search that waits too long for a connection returns UNAVAILABLE', async () => {
  const others: PoolClient[] = [];
  for (let n = 0; n < asking.options.max; n += 1) others.push(await asking.connect());
  await expect(found()).rejects.toMatchObject(unavailable);
  for (const other of others) other.release();
  expect(await found()).toBe(1);
});
