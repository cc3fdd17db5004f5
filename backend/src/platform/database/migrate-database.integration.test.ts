import { randomBytes } from 'node:crypto';
import type { Migration } from 'payload';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildPayloadConfig } from '../../composition/payload-config.ts';
import { placeholderOptions } from '../../composition/payload-options.ts';
import { createLog } from '../log.ts';
import { openPayload } from '../payload/open-payload.ts';
import { lastFormerMigration, renames } from './adopt-squashed-migrations.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations/index.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase('empty');
});
afterEach(() => database.drop());

const config = () => buildPayloadConfig({ ...placeholderOptions, databaseUrl: database.url, log: createLog('test', 'silent') });
const migrate = () => migrateDatabase(database.url, config);
const all = migrations.map(({ name }) => name);

const query = (text: string) =>
  withClient(database.url, async (client) =>
    [await client.query(text)]
      .flat()
      .at(-1)
      ?.rows.map((row) => Object.values(row).join(' ')),
  );

it('two concurrent runners migrate a new database once', async () => {
  await database.drop();
  database = await testDatabase('bare');
  const outcomes = await Promise.all([migrate(), migrate()]);
  expect(outcomes).toContainEqual({ applied: all });
  expect(outcomes).toContainEqual({ applied: [] });
});

it('refuses a database that newer code has migrated, and changes nothing', async () => {
  await query("insert into payload_migrations (name, batch) values ('29990101_000000_future', 9)");
  expect(await migrate()).toEqual({ problem: expect.stringContaining('29990101_000000_future') });
});

/** Statements that give all tables their former names. */
const formerNames = [...renames.matchAll(/alter (table|index|sequence) (\w+) rename (?:(\w+) )?to (\w+);/g)]
  .reverse()
  .map(([, kind, object, column, name]) =>
    column ? `alter ${kind} ${object} rename ${name} to ${column};` : `alter ${kind} ${name} rename to ${object};`,
  );

/** Replaces the database with one of the former migrations, in which those of `applied` have run. */
async function makeFormer(...applied: string[]): Promise<void> {
  await database.drop();
  database = await testDatabase('bare');
  const payload = await openPayload(await config());
  await payload.db.migrate({ migrations: migrations.slice(0, 2) as Migration[] });
  await payload.destroy();
  await query(`
    ${formerNames.join('')}
    truncate payload_migrations;
    insert into payload_migrations (name, batch) values ${applied.map((name) => `('${name}', 1)`).join(', ')};
    insert into crossing values ('\\x01', 1, 'list', '{"list": "[]"}', '2026-01-01'), ('\\x02', 2, 'list', '{}', '2026-01-01');
    insert into log_in_try values ('\\x03', 4, '2026-01-02')`);
}

const columns = `
  select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' order by 1, 2`;
const names = `
  select conname from pg_constraint where connamespace = 'public'::regnamespace
  union all select relname from pg_class where relnamespace = 'public'::regnamespace order by 1`;

it('adopts a database of the former migrations, without the loss of a row', async () => {
  const schema = [await query(columns), await query(names)];
  await makeFormer('20261121_102848_first', lastFormerMigration);
  expect(await query(columns)).not.toEqual(schema[0]);
  expect(await migrate()).toEqual({ applied: all });
  expect([await query(columns), await query(names)]).toEqual(schema);
  expect(await query('select name from payload_migrations order by id')).toEqual(all);
  expect(await query('select site_id, data::text from domain_handoff order by site_id')).toEqual(['1 {"list": "[]"}', '2 {}']);
  expect(await query('select count from login_attempt')).toEqual(['4']);
  expect(await migrate()).toEqual({ applied: [] });
});

it('refuses a database with only some of the former migrations, and changes nothing', async () => {
  await makeFormer('20261121_102848_first', '20261121_102900_own_tables');
  expect(await migrate()).toEqual({ problem: expect.stringContaining(`last migration is ${lastFormerMigration}, then`) });
  expect(await query('select count(*) from crossing')).toEqual(['2']);
});

it('reports a missing database in one line', async () => {
  const outcome = await migrateDatabase('postgres://postgres@/plantsoen?host=/nowhere', config);
  expect(outcome).toEqual({ problem: expect.stringMatching(/^database: the connection failed \(.*\)$/) });
});

it('OPS-10 OPS-09 grants the role of the programs its rights, and a former role keeps them during a rotation', async () => {
  const roles = ['former', 'next'].map((name) => `${name}_${randomBytes(6).toString('hex')}`);
  const urlOf = (role: string) => database.url.replace('//postgres@', `//${role}@`);
  try {
    for (const role of roles) {
      await query(`create role ${role} login`);
      expect(await migrateDatabase(database.url, config, urlOf(role))).toEqual({ applied: [] });
    }
    await query("select graphile_worker.add_job('some-job')");
    for (const role of roles) {
      const jobs = await withClient(urlOf(role), (client) => client.query('select from graphile_worker._private_jobs'));
      expect(jobs.rowCount, role).toBe(1);
      await expect(withClient(urlOf(role), (client) => client.query('create table stolen ()'))).rejects.toThrow(
        'permission denied',
      );
    }
  } finally {
    for (const role of roles) await query(`drop owned by ${role}; drop role ${role}`);
  }
});
