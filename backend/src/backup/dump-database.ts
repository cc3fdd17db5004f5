import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isNotOfExtension } from '../platform/database/extension-objects.ts';
import { neededKeys } from '../platform/field-key-check.ts';
import type { ArchiveMember, DatabaseDescription, SequenceDescription, TableDescription } from './archive-format.ts';
import { tablePrefix } from './archive-format.ts';

/** Minimum size of a part of a table in bytes. A part ends with a row, so that each can be loaded alone. */
const partBytes = 4 * 1024 * 1024;

/** Settings that make the text of values independent of the server. */
export const textSettings = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Name of a table or sequence in SQL. */
export const sqlName = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`;
export const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

/** Describes all tables of the product. The client is in the transaction of the snapshot. */
export async function describeDatabase(client: Client): Promise<DatabaseDescription> {
  const [{ version = '' } = {}] = await rowsOf<{ version: string }>(
    client,
    "select current_setting('server_version') as version",
  );
  const migrations = await rowsOf<{ name: string }>(
    client,
    'select name from payload_migrations where name is not null order by name',
  );
  const [queue] = await rowsOf<{ id: number }>(client, 'select max(id)::int as id from graphile_worker.migrations');
  return {
    serverVersion: version,
    migrations: migrations.map(({ name }) => name),
    jobQueueVersion: queue?.id ?? 0,
    tables: await describeTables(client),
    sequences: await describeSequences(client),
    fieldKeys: await neededKeys(client),
  };
}

/**
 * Returns the tables with the columns that are stored, not generated. The job queue's list of migrations belongs to its version, and the
 * positions of purges belong to the present content of the CDN: after a restore, new sites purge everything.
 */
export function describeTables(client: Client): Promise<TableDescription[]> {
  return rowsOf<TableDescription>(
    client,
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and (n.nspname, c.relname) not in (('graphile_worker', 'migrations'), ('public', 'cdn_purge'))
       and ${isNotOfExtension('pg_class', 'c.oid')}
     group by 1, 2 order by 1, 2`,
  );
}

/** Returns the sequences with their last values. */
export function describeSequences(client: Client): Promise<SequenceDescription[]> {
  return rowsOf<SequenceDescription>(
    client,
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname in ('public', 'graphile_worker')
       and ${isNotOfExtension('pg_class', "format('%I.%I', schemaname, sequencename)::regclass")} order by 1, 2`,
  );
}

/** Yields the rows of a table in parts of some megabytes. */
export async function* dumpTable(client: Client, table: TableDescription): AsyncGenerator<ArchiveMember> {
  const columns = table.columns.map(quoted).join(', ');
  const stream = client.query(copyTo(`copy ${sqlName(table)} (${columns}) to stdout`));
  let number = 0;
  let chunks: Buffer[] = [];
  let bytes = 0;
  const part = (content: Buffer[]): ArchiveMember => {
    number += 1;
    const name = `${tablePrefix}${table.schema}/${table.name}/${String(number).padStart(6, '0')}`;
    return { name, bytes: content.reduce((sum, chunk) => sum + chunk.length, 0), content };
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Line breaks within values are escaped, so each one ends a row.
    const end = bytes >= partBytes ? chunk.lastIndexOf(10) + 1 : 0;
    if (end === 0) continue;
    const rest = chunk.subarray(end);
    yield part([...chunks.slice(0, -1), chunk.subarray(0, end)]);
    chunks = rest.length > 0 ? [rest] : [];
    bytes = rest.length;
  }
  if (bytes > 0) yield part(chunks);
}

export async function rowsOf<Row extends object>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows;
}
