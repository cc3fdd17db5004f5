import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractingChanges, readSchema, type Schema } from './contracting-changes.ts';
import { migrations } from './migrations/index.ts';
import { memoryDatabase, runMigration } from './statements/memory-database.ts';

/** The first migrations create the tables. */
const [first, later] = [migrations.slice(0, 2), migrations.slice(2)];

/** Whether a migration states since which version no code uses what it removes. */
function isMarked(name: string): boolean {
  const text = readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8');
  return /(--|\/\/|\*) contract: since \d+\.\d+\.\d+/.test(text);
}

it('migrations only expand the schema, or are marked with the version since which they may contract it', async () => {
  const errors: string[] = [];
  if (later.length === 0) return;
  const database = await memoryDatabase(first);
  let before = await readSchema(database);
  for (const migration of later) {
    await runMigration(database, migration);
    const after = await readSchema(database);
    const changes = contractingChanges(before, after);
    if (!isMarked(migration.name)) errors.push(...changes.map((change) => `${migration.name} ${change}`));
    before = after;
  }
  await database.close();
  expect(errors, 'see docs/guides/change-the-database.md').toEqual([]);
});

describe('a migration', () => {
  let database: PGlite;
  let before: Schema;
  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec(`
      create type role as enum ('administrator', 'editor');
      create table users (id serial primary key, role role not null default 'editor');
      create table news (id serial primary key, title text);
      create table mail (id bigint generated always as identity primary key, kind text not null, key int not null default 0, sent_at date)`);
    before = await readSchema(database);
  });
  afterAll(() => database.close());

  const changesOf = async (statements: string) => {
    await database.exec('begin');
    await database.exec(statements);
    const after = await readSchema(database);
    await database.exec('rollback');
    return contractingChanges(before, after);
  };

  it.each([
    ['a table', 'create table sample (id int primary key, name text not null unique)'],
    ['an optional column', 'alter table mail add column language text'],
    ['a required column with a default', "alter table mail add column language text not null default 'nl'"],
    ['a reference in a new column', 'alter table news add column user_id int references users (id)'],
    ['a value of an enum', "alter type role add value 'guest'"],
    ['an index on a small table', 'create index news_title_idx on news (title)'],
  ])('may add %s', async (_, statements) => {
    expect(await changesOf(statements)).toEqual([]);
  });

  it.each([
    ['drops a table', 'drop table news', ['drops or renames the table news', 'drops or renames the sequence news_id_seq']],
    ['renames a column', 'alter table mail rename sent_at to sent', ['drops or renames the column mail.sent_at']],
    [
      'changes a type',
      'alter table mail alter kind type varchar(9)',
      ['changes the type of the column mail.kind from text to character varying(9)'],
    ],
    ['requires a value', 'alter table mail alter sent_at set not null', ['makes the column mail.sent_at required']],
    ['drops a default', 'alter table mail alter key drop default', ['drops the default of the column mail.key']],
    [
      'adds a required column',
      'alter table news add language text not null',
      ['adds the required column news.language without a default'],
    ],
    ['makes a column unique', 'create unique index sample on news (id)', ['adds sample, which restricts rows of news']],
    ['checks rows', 'alter table news add constraint sample check (id > 0)', ['adds sample, which restricts rows of news']],
    [
      'indexes a large table',
      'create index sample on mail (kind)',
      ['builds the index sample, which blocks writers of the large table mail'],
    ],
    [
      'removes a value of an enum',
      `alter table users alter role drop default, alter role type text; drop type role;
       create type role as enum ('editor'); alter table users alter role type role using 'editor'`,
      ["drops or renames the value 'administrator' of the type role", 'drops the default of the column users.role'],
    ],
  ])('that %s is reported', async (_, statements, changes) => {
    expect(await changesOf(statements)).toEqual(changes);
  });
});
