import { createHash } from 'node:crypto';
import { replicaReads } from '@plantsoen/observability/measurements.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withClient } from '../platform/database/with-client.ts';
import { authorizationOf, logInMember, makeMember } from '../testing/members.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';
import { type ServingApis, serviceHeaders, servingApis } from '../testing/serving-apis.ts';
import { type ReplicatedDatabase, replicatedDatabase } from '../testing/streaming-standby.ts';

let database: ReplicatedDatabase;
let apis: ServingApis;
const results: string[] = [];

beforeAll(async () => {
  database = await replicatedDatabase();
  apis = await servingApis({ DATABASE_READ_URL: database.standbyUrl }, database);
  replicaReads.observe((result) => results.push(result));
});
afterEach(() => onStandby('select pg_wal_replay_resume()'));
afterAll(() => apis.end());

const onStandby = (text: string) => withClient(database.standbyUrl, async (client) => (await client.query(text)).rows);
const newestChange = 'select coalesce(max(id), 0)::int as id from change';
const newestPosition = async (): Promise<number> => (await apis.editing.db.pool.query(newestChange)).rows[0].id;

/** Waits until the standby contains the changes up to now, and returns their position. Jobs may announce further ones meanwhile. */
async function untilReplayed(): Promise<number> {
  const position = await newestPosition();
  await expect.poll(async () => (await onStandby(newestChange))[0].id).toBeGreaterThanOrEqual(position);
  return position;
}

/** Returns the title of a page as a guest gets it, who knows the changes up to a position. */
async function titleOf(slug: string, position?: number): Promise<string> {
  const query = `{ entry(uri: "${slug}", siteId: 1) { ... on Page { title } } }`;
  const headers: Record<string, string> = position === undefined ? {} : { 'x-change-position': String(position) };
  const { data, errors } = await apis.ask(query, { headers });
  expect(errors).toBeUndefined();
  return data.entry?.title;
}

async function publish(slug: string, title: string): Promise<{ id: number; position: number }> {
  const data = { title, slug, type: 'contentPage' as const, hero: { ctas: [] }, _status: 'published' as const };
  const { id } = await apis.editing.create({ collection: 'pages', locale: 'nl', data });
  return { id, position: await untilReplayed() };
}

async function rename(id: number, title: string): Promise<number> {
  await apis.editing.update({ collection: 'pages', id, locale: 'nl', data: { title, _status: 'published' } });
  return newestPosition();
}

test('OPS-12 guests read from the standby what it contains, and later changes from the primary', async () => {
  const { id, position: first } = await publish('oever', 'Een');
  await onStandby('select pg_wal_replay_pause()');
  const second = await rename(id, 'Twee');
  expect(second).toBeGreaterThan(first);
  await expect.poll(() => titleOf('oever', first), { message: 'on the standby' }).toBe('Een');
  expect(await titleOf('oever', second)).toBe('Twee');
  expect(await titleOf('oever'), 'for a caller without a position').toBe('Twee');
  await onStandby('select pg_wal_replay_resume()');
  await untilReplayed();
  await onStandby('select pg_wal_replay_pause()');
  const third = await rename(id, 'Drie');
  await expect.poll(() => titleOf('oever', second), { message: 'on the standby again' }).toBe('Twee');
  expect(await titleOf('oever', third)).toBe('Drie');
});

test('OPS-12 members read their own writes at once, and guests the lists that they have just shared', async () => {
  await onStandby('select pg_wal_replay_pause()');
  const member = await makeMember(apis.editing);
  const headers = authorizationOf(await logInMember(apis.editing, member.id));
  const { data } = await apis.ask('{ viewer { sessions { isCurrent } } }', { headers });
  expect(data.viewer.sessions).toEqual([{ isCurrent: true }]);
  const token = 't'.repeat(32);
  await apis.editing.db.pool.query(
    `insert into shared_quotation_list (token_hash, revoke_hash, site_id, lines, project, expires_at)
     values ($1, $1, 1, '[]', 'Brinkpark', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest()],
  );
  const query = `{ sharedQuotationList(token: "${token}", siteId: 1) { project } }`;
  const shared = await apis.ask(query, { headers: { 'x-change-position': '0' } });
  expect(shared.data.sharedQuotationList).toEqual({ project: 'Brinkpark' });
});

test('OPS-12 a standby that stops and returns fails no request', async () => {
  const { position } = await publish('haven', 'Haven');
  let isOver = false;
  const asking = [1, 2, 3, 4].map(async () => {
    let count = 0;
    for (; !isOver; count += 1) expect(await titleOf('haven', position)).toBe('Haven');
    return count;
  });
  await database.stopStandby();
  await expect.poll(() => results.at(-1)).toBe('unavailable');
  expect((await fetch(apis.at(0, '/ready/'), { headers: serviceHeaders })).status).toBe(200);
  await database.startStandby();
  await expect.poll(() => results.at(-1)).toBe('replica');
  isOver = true;
  for (const count of await Promise.all(asking)) expect(count).toBeGreaterThan(10);
});

test('OPS-12 OPS-08 the check names a replica that is none', async () => {
  const check = async (url: string) => {
    const { out } = await runPlantsoen(database, ['check', '--json'], { env: { DATABASE_READ_URL: url } });
    return JSON.parse(out).checks.find(({ name }: { name: string }) => name === 'read replica');
  };
  expect(await check(database.standbyUrl)).toMatchObject({ isOk: true, detail: expect.stringMatching(/^\d+ changes behind/) });
  expect(await check(database.url)).toMatchObject({ isOk: false, detail: expect.stringContaining('no standby') });
  const other = database.url.replace('/plantsoen?', '/other?');
  await withClient(database.url, (client) => client.query('create database other'));
  await withClient(other, (client) => client.query('create table change (id bigint)'));
  expect(await check(other)).toMatchObject({ isOk: false, detail: expect.stringContaining('no copy') });
});
