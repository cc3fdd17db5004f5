import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { instrumentedSql } from '../api/instrumented-sql.ts';
import { createApiServer } from '../api/server.ts';
import { createPool } from '../database/connection-pool.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { createLog } from '../log.ts';
import { announce, formChannel } from './announce.ts';
import { deleteExpiredChanges } from './change-log.ts';
import { type ChangeSignal, changeSignal } from './change-signal.ts';
import { changeStreamHandler } from './change-stream.ts';

const token = 't'.repeat(40);
const log = createLog('test', 'silent');

type Instance = { server: Server; signal: ChangeSignal; origin: string; stop(): Promise<void> };
type Event = { name: string; id: number; data: { tags?: string[]; position?: number } };

let database: TestDatabase;
let pool: Pool;
const instances: Instance[] = [];

beforeAll(async () => {
  database = await testDatabase('bare');
  pool = createPool({ databaseUrl: database.url, max: 20, onLost: () => undefined });
  pool.on('error', () => undefined);
  await pool.query(
    'create table change (id bigserial primary key, tags text[] not null, products int[], created_at timestamptz not null default now())',
  );
});
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.stop()));
  await pool.query('truncate change restart identity');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function launch(options: { heartbeatMs?: number; maxStreams?: number } = {}): Promise<Instance> {
  const stopping = new AbortController();
  const signal = changeSignal(database.url, log);
  const { handle: changes } = changeStreamHandler({ sql: instrumentedSql(pool), signal, stopping: stopping.signal, ...options });
  const server = createApiServer({
    log,
    serviceTokens: [token],
    changes,
    graphql: () => undefined,
    media: () => undefined,
    uploads: () => undefined,
    readinessErrors: async () => [],
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const instance = {
    server,
    signal,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      server.close();
      await signal.close();
    },
  };
  instances.push(instance);
  return instance;
}

/** Opens a reader that collects all events; `until` waits for a number of them. */
async function listen({ origin }: Instance, after?: number) {
  const closing = new AbortController();
  const address = `${origin}/changes${after === undefined ? '' : `?after=${after}`}`;
  const response = await fetch(address, { headers: { 'x-service-token': token }, signal: closing.signal });
  const events: Event[] = [];
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.flatMap(parseEvent));
    }
  })().catch(() => undefined);
  return {
    events,
    status: response.status,
    until: (count: number) => expect.poll(() => events.length).toBeGreaterThanOrEqual(count),
    async close() {
      closing.abort();
      await reading;
    },
  };
}

function parseEvent(part: string): Event[] {
  const [, name, id, data] = /^event: (\w+)\nid: (\d+)\ndata: (.*)$/.exec(part) ?? [];
  return name && data ? [{ name, id: Number(id), data: JSON.parse(data) }] : [];
}

const sqlOf = (transaction: unknown) => transaction as SqlExecutor;
const change = (tags: string[]) => drizzle({ client: pool }).transaction((transaction) => announce(sqlOf(transaction), tags));
const tagsOf = (events: Event[]) => events.flatMap((event) => event.data.tags ?? []);

test('API-06 a change reaches every instance shortly after its commit', async () => {
  const readers = await Promise.all([launch(), launch()].map(async (instance) => listen(await instance)));
  await Promise.all(readers.map((reader) => reader.until(1)));
  expect(readers.map((reader) => reader.events[0])).toEqual(Array(2).fill({ name: 'position', id: 0, data: { position: 0 } }));
  await change(['Product:1:42', 'Product:1:list', 'Product:1:42']);
  await Promise.all(readers.map((reader) => reader.until(2)));
  for (const { events } of readers) {
    expect(events[1]).toEqual({ name: 'change', id: 1, data: { tags: ['Product:1:42', 'Product:1:list'] } });
  }
});

test('FRM-12 only a change of a form signals that the schema may have changed', async () => {
  const signal = changeSignal(database.url, log, [formChannel]);
  const heard = { change: 0, form: 0 };
  signal.subscribe(() => {
    heard.change += 1;
  });
  signal.subscribe(() => {
    heard.form += 1;
  }, formChannel);
  try {
    // The new connection counts as news on each channel.
    await expect.poll(() => heard).toEqual({ change: 1, form: 1 });
    await change(['Product:1:7']);
    await expect.poll(() => heard).toEqual({ change: 2, form: 1 });
    await change(['Form:1:3']);
    await expect.poll(() => heard).toEqual({ change: 3, form: 2 });
  } finally {
    await signal.close();
  }
});

test('SEC-09 a change that is rolled back is never announced', async () => {
  const reader = await listen(await launch());
  const failing = drizzle({ client: pool }).transaction(async (transaction) => {
    await announce(sqlOf(transaction), ['draft']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await change(['published']);
  await reader.until(2);
  expect(tagsOf(reader.events)).toEqual(['published']);
});

test('API-06 a reconnecting listener receives missed changes in order and once', async () => {
  const instance = await launch();
  const before = await listen(instance);
  await change(['one']);
  await before.until(2);
  await before.close();
  await change(['two']);
  await change(['three']);
  const again = await listen(await launch(), before.events.at(-1)?.id);
  await change(['four']);
  await again.until(4);
  expect(again.events[0]?.name).toBe('continued');
  expect(tagsOf(again.events)).toEqual(['two', 'three', 'four']);
});

test('API-06 a position outside the log answers with a reset', async () => {
  for (const tag of ['a', 'b', 'c']) await change([tag]);
  await pool.query("update change set created_at = now() - interval '8 days'");
  await deleteExpiredChanges(instrumentedSql(pool), 7);
  expect((await pool.query('select id from change')).rows).toEqual([{ id: '3' }]);
  const instance = await launch();
  const readers = await Promise.all([1, 2, 3, 9].map((after) => listen(instance, after)));
  await change(['d']);
  await Promise.all(readers.map((reader, index) => reader.until([2, 3, 2, 2][index] ?? 0)));
  expect(readers.map(({ events }) => events.map(({ name, id }) => `${name} ${id}`))).toEqual([
    ['reset 3', 'change 4'],
    ['continued 2', 'change 3', 'change 4'],
    ['continued 3', 'change 4'],
    ['reset 3', 'change 4'],
  ]);
});

test('API-06 with concurrent writers each change is sent once, in the order of the ids', async () => {
  const reader = await listen(await launch());
  await reader.until(1);
  const writer = async (name: number) => {
    for (let count = 0; count < 25; count += 1) {
      await drizzle({ client: pool }).transaction(async (transaction) => {
        await announce(sqlOf(transaction), [`${name}:${count}`]);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
      });
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writer));
  await reader.until(201);
  const changes = reader.events.slice(1);
  expect(changes.map((event) => event.id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(new Set(tagsOf(changes)).size).toBe(200);
});

test('API-06 a lost database connection is reopened without losing a change', async () => {
  const reader = await listen(await launch());
  await change(['before']);
  await reader.until(2);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plantsoen changes' and datname = current_database()",
  );
  await change(['meanwhile']);
  await reader.until(3);
  expect(tagsOf(reader.events)).toEqual(['before', 'meanwhile']);
});

test('SEC-09 the stream requires the service token, a valid position and a free slot', async () => {
  const { origin } = await launch({ maxStreams: 1 });
  const headers = { 'x-service-token': token };
  expect((await fetch(`${origin}/changes`)).status).toBe(401);
  expect((await fetch(`${origin}/changes?after=1;drop`, { headers })).status).toBe(400);
  const first = await listen({ origin } as Instance);
  const second = await fetch(`${origin}/changes`, { headers });
  expect(second.status).toBe(503);
  await first.close();
  await expect.poll(async () => (await listen({ origin } as Instance)).status).toBe(200);
});

test('API-06 a quiet stream sends heartbeats, and ends with the server', async () => {
  const instance = await launch({ heartbeatMs: 20 });
  const response = await fetch(`${instance.origin}/changes`, { headers: { 'x-service-token': token } });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch((error: unknown) => String(error));
  await expect.poll(() => text.match(/: still here/g)?.length ?? 0).toBeGreaterThan(2);
  await instance.stop();
  expect(await reading).toBeUndefined();
});
