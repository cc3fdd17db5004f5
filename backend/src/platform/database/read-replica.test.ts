import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InstrumentedSql } from '../api/instrumented-sql.ts';
import { createLog, type Log } from '../log.ts';
import { ReadReplica } from './read-replica.ts';

type Server = { name: string; position: number };

/** Servers behind the address of the replica. Each connection reaches the next one. */
let servers: Server[];
/** Names of the servers that were asked for their position, and of those that answered a read. */
let questions: string[];
let reads: string[];
let connections: number;
/** Error of each connection and statement of the replica. */
let failure: Error | undefined;
let warnings: string[];
let replica: ReadReplica;

function connectionTo(server: Server): PoolClient {
  const query = async ({ text }: { text: string }) => {
    if (failure) throw failure;
    const isQuestion = text.includes('from change');
    (isQuestion ? questions : reads).push(server.name);
    const position = String(server.position);
    await pause(5);
    return { rows: isQuestion ? [{ name: server.name, position }] : [{ from: server.name }] };
  };
  return { query } as unknown as PoolClient;
}

/** Returns a pool that keeps open connections, the last released first. */
function poolOf(): Pool {
  const idle: PoolClient[] = [];
  const connect = async () => {
    if (failure) throw failure;
    const client = idle.pop() ?? connectionTo(servers[connections++ % servers.length] as Server);
    client.release = (isFailed) => void (isFailed || idle.push(client));
    return client;
  };
  return { ending: false, connect, end: async () => undefined } as unknown as Pool;
}

const primary: InstrumentedSql = {
  statements: 0,
  query: async <Row extends object>() => [{ from: 'primary' }] as unknown as Row[],
};
const log = { ...createLog('test', 'silent'), info: () => undefined, warn: (_: object, text: string) => warnings.push(text) };
const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

beforeEach(async () => {
  servers = [{ name: 'standby', position: 7 }];
  [questions, reads, warnings, connections, failure] = [[], [], [], 0, undefined];
  replica = new ReadReplica({ pool: poolOf(), log: log as unknown as Log, pauseMs: 30 });
  await replica.connect();
  questions = [];
});
afterEach(() => replica.close());

/** Reads once as a caller who knows the changes up to a position. Returns the server that answers. */
async function readAt(position: number, request = replica.reads(primary, position)): Promise<string | undefined> {
  const [row] = await request.query<{ from: string }>('select title from page');
  return row?.from;
}

test('OPS-12 a replica that is known to contain the position is read without a question', async () => {
  expect([await readAt(7), await readAt(3)]).toEqual(['standby', 'standby']);
  expect(questions).toEqual([]);
});

test('OPS-12 a replica that has caught up is read after a question', async () => {
  (servers[0] as Server).position = 8;
  expect(await readAt(8)).toBe('standby');
  expect(await readAt(8)).toBe('standby');
  expect(questions).toEqual(['standby']);
});

test('OPS-12 a replica that is behind is not read', async () => {
  expect(await readAt(8)).toBe('primary');
  expect(reads).toEqual([]);
  expect(await readAt(7), 'another caller needs less').toBe('standby');
});

test('OPS-12 a request that was answered by the primary stays there', async () => {
  const request = replica.reads(primary, 8);
  expect(await readAt(8, request)).toBe('primary');
  (servers[0] as Server).position = 8;
  expect(await readAt(8, request)).toBe('primary');
  expect(await readAt(8)).toBe('standby');
});

test('OPS-12 concurrent requests share one question', async () => {
  await Promise.all([1, 2, 3].map(() => readAt(7)));
  questions = [];
  (servers[0] as Server).position = 9;
  expect(await Promise.all([8, 9, 9].map((position) => readAt(position)))).toEqual(['standby', 'standby', 'standby']);
  expect(questions).toEqual(['standby']);
});

test('OPS-12 each server behind a balancer is asked for its own position', async () => {
  servers.push({ name: 'lagging', position: 2 });
  const answers = await Promise.all([readAt(7), readAt(7)]);
  expect(answers.sort()).toEqual(['primary', 'standby']);
  expect(reads).toEqual(['standby']);
});

test('OPS-12 an unreachable replica fails no request, and none waits for it during the pause', async () => {
  failure = unreachable;
  expect(await readAt(7)).toBe('primary');
  failure = undefined;
  expect(await readAt(7)).toBe('primary');
  expect(reads).toEqual([]);
  await expect.poll(() => readAt(7)).toBe('standby');
});

test('OPS-12 failures are logged once a minute, and the replica is tried again after each', async () => {
  failure = unreachable;
  await readAt(7);
  await pause(100);
  expect(warnings).toEqual(['the read replica failed, so the primary answers']);
  failure = undefined;
  await expect.poll(() => readAt(7)).toBe('standby');
});

test.each([
  ['ended by the server', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
  ['without an answer', new Error('Query read timeout')],
])('OPS-12 a statement that takes too long, %s, pauses the replica', async (_, error) => {
  failure = error;
  expect(await readAt(7)).toBe('primary');
  failure = undefined;
  expect(await readAt(7)).toBe('primary');
});

test('OPS-12 a statement that only the replica refuses runs on the primary, and others stay on the replica', async () => {
  failure = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  expect(await readAt(7)).toBe('primary');
  failure = undefined;
  expect(await readAt(7)).toBe('standby');
});
