import { AsyncLocalStorage } from 'node:async_hooks';
import { statements } from '@plantsoen/observability/measurements.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './connection-pool.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let pool: Pool;
let results: boolean[] = [];

beforeAll(async () => {
  database = await testDatabase('bare');
  pool = createPool({ databaseUrl: database.url, max: 1, onLost: () => undefined });
  await pool.query('select 1');
  statements.observe(({ isFailed }) => results.push(isFailed));
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('OPS-05 statements of pools and connections are measured with their result', async () => {
  results = [];
  await pool.query('select $1::int', [1]);
  const client = await pool.connect();
  await client.query({ text: 'select 2' });
  await client.query('select no_column').catch(() => undefined);
  await new Promise<void>((resolve) => client.query('select 3', () => resolve()));
  client.release();
  expect(results).toEqual([false, false, true, false]);
});

test('OPS-05 a statement that waits for a connection keeps the context of its request', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const observer = await pool.connect();
  const query = observer.query.bind(observer) as (...parameters: unknown[]) => unknown;
  Object.assign(observer, {
    query: (...parameters: unknown[]) => {
      seen.push(request.getStore());
      return query(...parameters);
    },
  });
  const waiting = request.run('second', () => pool.query('select 4'));
  request.run('first', () => observer.release());
  await waiting;
  expect(seen).toEqual(['second']);
});
