import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** A table, and the SQL condition of the rows that a preview replaces. */
export type ReplacedRows = { table: string; where: string };

/** Name of the temporary table with the rows that replace those of a table. Names of tables may have the maximum length. */
export const draftRowsOf = (table: string) => `draft_${createHash('md5').update(table).digest('hex')}`;

/**
 * Creates temporary tables of the same names with copies of these rows. PostgreSQL finds temporary tables first, so that all later
 * statements of the transaction read and write the copies. They lock no row of the real tables, and a rollback removes them.
 */
export async function copyRows(db: SqlExecutor, tables: readonly ReplacedRows[]): Promise<void> {
  const statements = tables.map(
    ({ table, where }) => `
      create temp table "${table}" (like public."${table}" including defaults including indexes) on commit drop;
      insert into pg_temp."${table}" select * from public."${table}" where ${where};`,
  );
  await db.execute(sql.raw(statements.join('')));
}

/** Replaces these temporary tables by views of the real tables in which the copied rows take the place of the originals. */
export async function showCopies(db: SqlExecutor, tables: readonly ReplacedRows[]): Promise<void> {
  const statements = tables.map(
    ({ table, where }) => `
      alter table pg_temp."${table}" rename to "${draftRowsOf(table)}";
      create temp view "${table}" as select * from public."${table}" where not (${where})
        union all select * from pg_temp."${draftRowsOf(table)}";`,
  );
  await db.execute(sql.raw(statements.join('')));
}

type Part = { table: string; parent: string | null; column: string | null };

/** Tables of each collection; they change only by a migration. */
const parts = new Map<string, Promise<Part[]>>();

/** Returns all rows of a document: its row in the table of the collection, its texts, relations, lists and their rows. */
export async function rowsOfDocument(db: SqlExecutor, collection: string, id: number): Promise<ReplacedRows[]> {
  if (!Number.isSafeInteger(id)) throw new Error('an id is a whole number');
  const reading = parts.get(collection) ?? partsOf(db, collection);
  parts.set(collection, reading);
  reading.catch(() => parts.delete(collection));
  const conditions = new Map<string, string>();
  for (const { table, parent, column } of await reading) {
    const isOwn = parent === null || parent === collection;
    const rows = `"${column}" in (select id from public."${parent}" where ${conditions.get(parent ?? '')})`;
    conditions.set(table, isOwn ? `"${column ?? 'id'}" = ${id}` : rows);
  }
  return [...conditions].map(([table, where]) => ({ table, where }));
}

/** Reads the tables whose rows belong to a document, each after the table of its parent rows. */
async function partsOf(db: SqlExecutor, collection: string): Promise<Part[]> {
  const { rows } = await db.execute<Part>(sql`
    with recursive part as (
      select c.oid, null::oid as parent, null::name as parent_column, 0 as depth
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = ${collection}
      union all
      select k.conrelid, k.confrelid, a.attname, part.depth + 1 from part
      join pg_constraint k on k.confrelid = part.oid and k.contype = 'f'
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname in ('_parent_id', 'parent_id')
      join pg_class c on c.oid = k.conrelid and starts_with(c.relname::text, ${`${collection}_`})
    )
    select c.relname::text as "table", p.relname::text as parent, part.parent_column::text as "column"
    from part join pg_class c on c.oid = part.oid left join pg_class p on p.oid = part.parent order by part.depth, 1`);
  return rows;
}
