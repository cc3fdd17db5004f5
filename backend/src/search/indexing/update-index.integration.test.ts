import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { type TestDatabase, testDatabase } from '../../platform/database/test-database.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { retryJobs } from '../../platform/jobs/stored-jobs.ts';
import { type MemoryEngine, memoryEngine } from '../../testing/memory-engine.ts';
import { crashRunners, makeJobsDue } from '../../testing/run-queued-jobs.ts';
import { openSearchInstance, type SearchInstance } from '../../testing/search-instance.ts';
import type { SearchDocument } from '../search-engine.ts';
import type { IndexWriter } from './index-entries.ts';
import { rebuildIndex } from './rebuild-index.ts';

let database: TestDatabase;
let engine: MemoryEngine;
const instances: SearchInstance[] = [];
beforeAll(async () => {
  database = await testDatabase('empty');
  engine = memoryEngine();
});
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.close()));
});
afterAll(() => database.drop());

/** Starts an instance. `writer` replaces methods of the engine for indexing, but not for searching. */
async function launch(writer: Partial<IndexWriter> = {}): Promise<SearchInstance> {
  const instance = await openSearchInstance(database, { searchEngine: engine, engine: { ...engine, ...writer } });
  instances.push(instance);
  return instance;
}

let number = 0;
async function publish({ payload }: SearchInstance, title: string, data = {}): Promise<number> {
  number += 1;
  const page = { title, slug: `pagina-${number}`, type: 'contentPage', _status: 'published', ...data } as never;
  return (await payload.create({ collection: 'pages', locale: 'nl', data: page, depth: 0 })).id;
}
const indexed = () => [...engine.documents.values()].map(({ title }) => title);
const due = async ({ payload }: SearchInstance) =>
  (await payload.db.pool.query<{ attempts: number }>('select attempts from search_index_queue order by id')).rows;

it('SEA-01 a faulty entry does not block others, and is retried later', async () => {
  let isBroken = true;
  const put = async (documents: readonly SearchDocument[]) => {
    if (isBroken && documents.some(({ title }) => title === 'Stuk')) throw new Error('too much for me');
    return engine.put(documents);
  };
  const instance = await launch({ put });
  await publish(instance, 'Stuk');
  for (const title of ['Heel', 'Gaaf']) await publish(instance, title);
  await expect.poll(indexed).toEqual(expect.arrayContaining(['Heel', 'Gaaf']));
  await expect.poll(() => due(instance)).toEqual([{ attempts: 1 }]);
  isBroken = false;
  await expect.poll(indexed).toContain('Stuk');
  await expect.poll(() => due(instance)).toEqual([]);
});

it('OPS-08 SEA-01 a retry during an outage leaves no entry without a job', async () => {
  let isDown = true;
  const put = async (documents: readonly SearchDocument[]) => {
    if (isDown) throw new Error('the search service does not answer');
    return engine.put(documents);
  };
  // A job of an earlier test may be left, which would take the entry.
  await withClient(database.url, (client) => client.query('truncate graphile_worker._private_jobs'));
  const instance = await launch({ put });
  const { pool } = instance.payload.db;
  const jobs = async () => (await pool.query('select attempts, locked_at is null as "isWaiting" from graphile_worker.jobs')).rows;
  const keyed = async () => (await pool.query('select from graphile_worker.jobs where key is not null')).rowCount;
  await publish(instance, 'Tijdens de storing');
  // Both wait for an hour, as after a long outage, so that no attempt runs before the retry.
  const postponed = async () =>
    (
      await pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
      where attempts > 0 and locked_at is null`)
    ).rowCount;
  await expect.poll(postponed).toBe(1);
  await pool.query("update search_index_queue set due_at = now() + interval '1 hour'");
  expect(await retryJobs(drizzle({ client: pool }) as unknown as SqlExecutor, null)).toBe(1);
  // The retried job finds no entry that is due, and ends.
  await expect.poll(jobs).toEqual([{ attempts: 0, isWaiting: true }]);
  await expect.poll(keyed).toBe(1);
  isDown = false;
  await pool.query('update search_index_queue set due_at = now()');
  await makeJobsDue(pool);
  await expect.poll(indexed).toContain('Tijdens de storing');
  await expect.poll(() => due(instance)).toEqual([]);
});

it('SEA-01 the entries of a crashed process are indexed by another one', async () => {
  let isInHand = false;
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  const put = () => {
    isInHand = true;
    return never;
  };
  const dying = await launch({ put });
  await publish(dying, 'Nalatenschap');
  await expect.poll(() => isInHand).toBe(true);
  const heir = await launch();
  await publish(heir, 'Erfdeel');
  expect(indexed()).not.toContain('Erfdeel');
  await crashRunners(heir.payload.db.pool);
  await expect.poll(indexed).toEqual(expect.arrayContaining(['Nalatenschap', 'Erfdeel']));
  await expect.poll(() => due(heir)).toEqual([]);
  end();
});

it('SEA-01 only one of several processes indexes at a time, and all entries are indexed', async () => {
  let [now, most] = [0, 0];
  const put = async (documents: readonly SearchDocument[]) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await engine.put(documents);
    now -= 1;
  };
  const [first, second] = [await launch({ put }), await launch({ put }), await launch({ put })];
  const titles = Array.from({ length: 12 }, (_, index) => `Tegel ${index}`);
  await Promise.all(titles.map((title, index) => publish(index % 2 ? first : second, title)));
  await expect.poll(indexed).toEqual(expect.arrayContaining(titles));
  await expect.poll(() => due(first)).toEqual([]);
  expect(most).toBe(1);
});

/** Returns an engine that waits within its first batch, a promise for that moment, and a function that ends the wait. */
function pausingEngine() {
  const { promise: isPaused, resolve: pause } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const putAll: MemoryEngine['putAll'] = async (batches) => {
    for await (const { documents, release } of batches) {
      await engine.put(documents).finally(release);
      pause();
      await mayGoOn;
    }
  };
  return { pausing: { ...engine, putAll }, isPaused, goOn };
}

it('SEA-01 entries are indexed while a rebuild runs, which removes documents without an entry and overwrites nothing newer', async () => {
  const instance = await launch();
  const kept = await publish(instance, 'Blijvend');
  const closed = await publish(instance, 'Besloten');
  await expect.poll(() => due(instance)).toEqual([]);
  const former = new Map(engine.documents);
  engine.documents.set('1 pages 999999', { ...(former.values().next().value as SearchDocument), id: 999_999, title: 'Wees' });

  const { pausing, isPaused, goOn } = pausingEngine();
  const rebuild = rebuildIndex(database.url, pausing);
  await isPaused;
  const rebuilds = [rebuild, rebuildIndex(database.url, engine)];
  await publish(instance, 'Intussen');
  await instance.payload.update({
    collection: 'pages',
    id: closed,
    locale: 'nl',
    data: { membersOnly: true, _status: 'published' },
  });
  await expect.poll(() => due(instance)).toEqual([]);
  expect(indexed()).toEqual(expect.arrayContaining(['Blijvend', 'Intussen', 'Wees']));
  expect((await instance.search('blijvend')).titles).toEqual(['Blijvend']);
  expect(await instance.search('besloten')).toMatchObject({ titles: [], total: 0 });
  goOn();
  const counts = await Promise.all(rebuilds);
  expect(indexed()).toEqual(expect.arrayContaining(['Blijvend', 'Intussen']));
  expect(indexed()).not.toContain('Besloten');
  expect(indexed()).not.toContain('Wees');
  expect(counts.every((count) => count >= former.size - 1)).toBe(true);
  expect(engine.documents.get(`1 pages ${kept}`)).toMatchObject({ title: 'Blijvend', kind: 'page', status: 'live' });
});

it('SEA-01 an ended connection of a rebuild keeps the index, and another rebuild can start', async () => {
  const instance = await launch();
  await publish(instance, 'Overlevend');
  await expect.poll(indexed).toContain('Overlevend');
  const { pausing, isPaused, goOn } = pausingEngine();
  const ended = rebuildIndex(database.url, pausing).catch(({ message }: Error) => message);
  await isPaused;
  // The databases of other tests have the same locks.
  const end = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${locks.indexRebuild}
    and database = (select oid from pg_database where datname = current_database())`;
  expect((await instance.payload.db.pool.query(end)).rowCount).toBe(1);
  goOn();
  expect(await ended).toMatch(/connection/i);
  expect(indexed()).toContain('Overlevend');
  await publish(instance, 'Daarna');
  await expect.poll(indexed).toContain('Daarna');
  expect(await rebuildIndex(database.url, engine)).toBe(engine.documents.size);
});
