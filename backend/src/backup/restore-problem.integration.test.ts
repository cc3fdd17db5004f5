import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { jobQueueVersion } from '../platform/jobs/graphile-worker.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';
import { type ArchiveHeader, archiveVersion, jsonMember, memberNames } from './archive-format.ts';
import { type MemberSource, writeArchive } from './write-archive.ts';

let database: TestDatabase;
let folder: string;
const file = () => join(folder, 'data/media/a.txt');

beforeAll(async () => {
  database = await testDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'restore-problem-'));
  mkdirSync(join(folder, 'data/media'), { recursive: true });
  writeFileSync(file(), 'a');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

const query = (text: string) => withClient(database.url, async (client) => (await client.query(text)).rows);
const plantsoen = (args: readonly string[], url = database.url) => runPlantsoen({ url, dataFolder: join(folder, 'data') }, args);

/** Returns the identity of a table, which a new table of the same name would not have, and whether a restore has begun. */
const state = () => query("select 'products'::regclass::oid as id, to_regclass('unfinished_restore') as unfinished");

test.each([
  ['a table', 'create table notes (id int)', 'drop table notes', '"public"."notes"'],
  ['a column', 'alter table products add note text', 'alter table products drop note', '"public"."products"'],
  ['a sequence', 'create sequence notes_id', 'drop sequence notes_id', '"public"."notes_id"'],
  [
    'a job queue',
    'insert into graphile_worker.migrations (id) values (999)',
    'delete from graphile_worker.migrations where id = 999',
    'version 999 of the job queue',
  ],
])('OPS-07 an archive with %s that this version lacks is refused before anything is deleted', async (_, add, remove, reason) => {
  const archive = join(folder, `${randomBytes(4).toString('hex')}.tar.zst`);
  await query(add);
  expect(await plantsoen(['backup', archive])).toMatchObject({ code: 0 });
  await query(remove);
  const before = await state();
  const refused = await plantsoen(['restore', archive, '--overwrite']);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
  expect(await state(), 'the database is unchanged').toEqual(before);
  expect(existsSync(file()), 'the file is still there').toBe(true);
});

test('OPS-07 a user who does not own the tables is refused before anything is deleted', async () => {
  const archive = join(folder, 'owner.tar.zst');
  expect(await plantsoen(['backup', archive])).toMatchObject({ code: 0 });
  const role = `other_${randomBytes(6).toString('hex')}`;
  await query(`create role ${role} login`);
  const before = await state();
  const restore = () => plantsoen(['restore', archive, '--overwrite'], database.url.replace('//postgres@', `//${role}@`));
  try {
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('must own the database: it may not create') });
    await query(`grant create on schema public to ${role};
      do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`);
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('must own the database: must be owner of') });
    expect(await state()).toEqual(before);
  } finally {
    await query(`drop owned by ${role}; drop role ${role}`);
  }
});

test('OPS-07 the version of the job queue is the one that the library installs', async () => {
  expect(await query('select max(id) as version from graphile_worker.migrations')).toEqual([{ version: jobQueueVersion }]);
});

test('OPS-07 an archive with a member of another kind is refused before anything is deleted', async () => {
  const archive = join(folder, 'member.tar.zst');
  async function* members(): MemberSource {
    const header: ArchiveHeader = { archiveVersion, createdAt: new Date().toISOString(), payloadSecret: '' };
    yield jsonMember(memberNames.header, header);
    yield { name: 'files/secrets.json', bytes: 0, content: [] };
    return { missingFiles: [] };
  }
  await writeArchive(members(), createWriteStream(archive));
  expect(await plantsoen(['restore', archive, '--overwrite'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('the archive contains files/secrets.json'),
  });
  expect(existsSync(file())).toBe(true);
});
