import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { TableRows } from './snapshot.ts';

type Relation = { column: string; target: string; isRequired: boolean };
type Table = { columns: string[]; relations: Relation[] };

async function describeTable(db: SqlExecutor, table: string): Promise<Table> {
  const { rows } = await db.execute<Table>(sql`
    select array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'target', f.relname, 'isRequired', a.attnotnull))
        from pg_constraint c join pg_class f on f.oid = c.confrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.conrelid = t.oid and c.contype = 'f'), '[]') as relations
    from pg_class t where t.relname = ${table} and t.relnamespace = current_schema()::regnamespace`);
  return rows[0] ?? { columns: [], relations: [] };
}

const recordsOf = ({ table, rows }: TableRows) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb) r`;

const isDangling = ({ column, target }: Relation) =>
  sql`(r.${sql.identifier(column)} is not null
    and not exists (select from ${sql.identifier(target)} x where x.id = r.${sql.identifier(column)}))`;

/** Returns the table of a required document that no longer exists, such as the product of a variant. */
export async function missingTarget(db: SqlExecutor, part: TableRows): Promise<string | undefined> {
  const { relations } = await describeTable(db, part.table);
  for (const relation of relations.filter(({ column, isRequired }) => isRequired && !isParent(column))) {
    const { rows } = await db.execute(sql`select 1 from ${recordsOf(part)} where ${isDangling(relation)} limit 1`);
    if (rows.length > 0) return relation.target;
  }
  return undefined;
}

/** Columns of the rows of a document that refer to another of its rows. */
const isParent = (column: string): boolean => column === '_parent_id' || column === 'parent_id';

/**
 * Inserts rows under their former ids. Relations to documents that were deleted meanwhile are dropped. Columns that the table no longer
 * has are ignored, and newer ones get their default.
 */
export async function insertRows(db: SqlExecutor, part: TableRows): Promise<void> {
  const { columns, relations } = await describeTable(db, part.table);
  const stored = columns.filter((column) => part.rows.some((row) => column in row));
  if (stored.length === 0) return;
  const optional = relations.filter(({ isRequired }) => !isRequired);
  const values = stored.map((column) => {
    const relation = optional.find((one) => one.column === column);
    const value = sql`r.${sql.identifier(column)}`;
    return relation ? sql`case when not ${isDangling(relation)} then ${value} end` : value;
  });
  // A row of relations without its target means nothing.
  const dropped = part.table.endsWith('_rels') ? optional.map(isDangling) : [];
  const complete = dropped.length > 0 ? sql`not (${sql.join(dropped, sql` or `)})` : sql`true`;
  await db.execute(sql`
    insert into ${sql.identifier(part.table)} (${sql.join(
      stored.map((column) => sql.identifier(column)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)} from ${recordsOf(part)} where ${complete}`);
}

/** Value that must be unique, with the document that has it now. */
export type Conflict = { columns: string[]; id: number };

/** Returns the unique values of rows that other rows have meanwhile. */
export async function conflictsOf(db: SqlExecutor, part: TableRows): Promise<Conflict[]> {
  const { rows: indexes } = await db.execute<{ columns: string[] }>(sql`
    select array(select a.attname::text from unnest(i.indkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by k.place) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relname = ${part.table} and t.relnamespace = current_schema()::regnamespace and i.indisunique and not i.indisprimary`);
  const conflicts: Conflict[] = [];
  for (const { columns } of indexes) {
    const same = columns.map((column) => sql`x.${sql.identifier(column)} = r.${sql.identifier(column)}`);
    const { rows } = await db.execute<{ id: number }>(sql`
      select x.id from ${sql.identifier(part.table)} x, ${recordsOf(part)} where ${sql.join(same, sql` and `)} limit 1`);
    if (rows[0]) conflicts.push({ columns, id: rows[0].id });
  }
  return conflicts;
}
