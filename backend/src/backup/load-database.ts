import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isNotOfExtension } from '../platform/database/extension-objects.ts';
import { unfinishedRestore } from '../platform/start-check.ts';
import type { DatabaseDescription, SequenceDescription, TableDescription } from './archive-format.ts';
import { describeSequences, describeTables, quoted, rowsOf, sqlName, textSettings } from './dump-database.ts';

/** Whether the database contains tables. */
export const hasTables = async (client: Client): Promise<boolean> => (await describeTables(client)).length > 0;

/** Deletes everything in the database, and marks it as unfinished until `DatabaseLoad.finish`. Programs then refuse to start. */
export async function emptyDatabase(client: Client): Promise<void> {
  // The schema itself stays, because other roles may have rights in it. Dropping a table drops its sequences, too.
  await client.query(`
    drop schema if exists graphile_worker cascade;
    do $$
    declare statements text;
    begin
      select string_agg(statement, ';') into statements from (
        select format('drop table if exists %s cascade', oid::regclass) from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${isNotOfExtension('pg_class', 'pg_class.oid')}
        union all select format('drop sequence if exists %s cascade', oid::regclass) from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'S' and ${isNotOfExtension('pg_class', 'pg_class.oid')}
        union all select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
          where pronamespace = 'public'::regnamespace and ${isNotOfExtension('pg_proc', 'pg_proc.oid')}
        union all select format('drop type if exists %s cascade', oid::regtype) from pg_type
          where typnamespace = 'public'::regnamespace and typtype = 'e' and ${isNotOfExtension('pg_type', 'pg_type.oid')}
      ) objects (statement);
      if statements is not null then execute statements; end if;
    end $$;
    create table public.${unfinishedRestore} (started_at timestamptz not null default now())`);
}

type Constraint = { schema: string; name: string; constraint: string; definition: string };

/** Loads the tables of an archive into a migrated database, in one transaction. */
export class DatabaseLoad {
  readonly #client: Client;
  readonly #description: DatabaseDescription;
  #foreignKeys: readonly Constraint[] = [];
  #loaded = new Set<string>();

  constructor(client: Client, description: DatabaseDescription) {
    this.#client = client;
    this.#description = description;
  }

  /**
   * Begins the transaction, deletes the rows that migrations have written, and removes foreign keys and triggers until the end. The owner
   * of the tables may do this; setting `session_replication_role` would need a superuser.
   */
  async begin(): Promise<string | undefined> {
    const client = this.#client;
    await client.query(textSettings);
    await client.query('begin');
    const problem = await missingObjects(client, this.#description);
    if (problem) return problem;
    this.#foreignKeys = await rowsOf<Constraint>(
      client,
      `select n.nspname as schema, c.relname as name, k.conname as constraint, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       where k.contype = 'f' and n.nspname in ('public', 'graphile_worker') and ${isNotOfExtension('pg_class', 'c.oid')}`,
    );
    for (const key of this.#foreignKeys)
      await client.query(`alter table ${sqlName(key)} drop constraint ${quoted(key.constraint)}`);
    for (const table of this.#description.tables) {
      await client.query(`alter table ${sqlName(table)} disable trigger user`);
      await client.query(`delete from ${sqlName(table)}`);
    }
    return undefined;
  }

  /** Loads a part of a table. */
  async load(schema: string, name: string, rows: AsyncIterable<Buffer>): Promise<void> {
    const table = this.#description.tables.find((one) => one.schema === schema && one.name === name);
    if (!table) throw new Error(`the archive does not describe the table ${schema}.${name}`);
    const columns = table.columns.map(quoted).join(', ');
    await pipeline(rows, this.#client.query(copyFrom(`copy ${sqlName(table)} (${columns}) from stdin`)));
    this.#loaded.add(sqlName(table));
  }

  /** Restores sequences, foreign keys and triggers, and commits. */
  async finish(): Promise<void> {
    const client = this.#client;
    for (const sequence of this.#description.sequences) await setSequence(client, sequence);
    for (const table of this.#description.tables) await client.query(`alter table ${sqlName(table)} enable trigger user`);
    for (const key of this.#foreignKeys)
      await client.query(`alter table ${sqlName(key)} add constraint ${quoted(key.constraint)} ${key.definition}`);
    await client.query(`drop table ${unfinishedRestore}`);
    await client.query('commit');
    await client.query('analyze');
  }

  /** Number of tables with rows. */
  get tableCount(): number {
    return this.#loaded.size;
  }
}

/** Returns a line that names the tables and sequences of an archive that a database lacks, or undefined. */
export async function missingObjects(
  client: Client,
  { tables, sequences }: DatabaseDescription,
  schemas = ['public', 'graphile_worker'],
): Promise<string | undefined> {
  const [presentTables, presentSequences] = [await describeTables(client), await describeSequences(client)];
  const missing = [
    ...tables.filter((table) => !hasColumns(presentTables, table)),
    ...sequences.filter(({ schema, name }) => !presentSequences.some((one) => one.schema === schema && one.name === name)),
  ].filter(({ schema }) => schemas.includes(schema));
  if (missing.length === 0) return undefined;
  return `the archive has tables, columns or sequences that this version lacks: ${missing.map(sqlName).join(', ')}`;
}

const hasColumns = (present: readonly TableDescription[], { schema, name, columns }: TableDescription) =>
  present.some((table) => table.schema === schema && table.name === name && columns.every((one) => table.columns.includes(one)));

async function setSequence(client: Client, { schema, name, lastValue }: SequenceDescription): Promise<void> {
  const sequence = sqlName({ schema, name });
  if (lastValue === null) await client.query(`alter sequence ${sequence} restart`);
  else await client.query('select setval($1::regclass, $2::bigint)', [sequence, lastValue]);
}
