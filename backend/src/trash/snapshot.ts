import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { isStructural, schemaOf, tableOf } from '../references/referring-documents.ts';

export type Row = Record<string, unknown>;

/** Rows of a table that belong to one document. */
export type TableRows = { table: string; rows: Row[] };

/** All rows of a document: its own one first, then languages, lists, relations and versions, parents before their parts. */
export type DocumentRows = { collection: CollectionSlug; id: number; tables: TableRows[] };

/** Reads all rows of a document. Versions and languages are included, so that nothing is lost between deletion and restoration. */
export async function documentRows(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<DocumentRows> {
  const db = await requestSql(req);
  const schema = await schemaOf(req.payload, await requestReads(req));
  const tables: TableRows[] = [];
  const read = async (table: string, condition: SQL): Promise<void> => {
    const from = sql`${sql.identifier(table)} t where ${condition}`;
    const { rows } = await db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${from}`);
    if (rows.length === 0) return;
    tables.push({ table, rows: rows.map(({ row }) => row) });
    for (const part of schema.columns.filter((column) => column.target === table && isStructural(column, schema)))
      await read(part.table, sql`${sql.identifier(part.column)} in (select id from ${sql.identifier(table)} where ${condition})`);
  };
  await read(tableOf(collection), sql`id = ${id}`);
  return { collection, id, tables };
}

/**
 * Returns the title of a document in the main language, or else in another one, from its drafts if it was never published. An upload
 * without a title has the name of its file.
 */
export function titleIn({ collection, id, tables }: DocumentRows, field: string): string {
  const name = tableOf(collection);
  const column = tableOf(field);
  const valuesIn = (table: string, key: string): unknown[] => {
    const rows = tables.find((part) => part.table === table)?.rows ?? [];
    const isMain = (row: Row) => Number(row._locale === defaultLocale);
    return rows
      .toReversed()
      .toSorted((a, b) => isMain(b) - isMain(a))
      .map((row) => row[key]);
  };
  const titles = [
    ...valuesIn(name, column),
    ...valuesIn(`${name}_locales`, column),
    ...valuesIn(`_${name}_v`, `version_${column}`),
    ...valuesIn(`_${name}_v_locales`, `version_${column}`),
    ...valuesIn(name, 'filename'),
  ];
  return String(titles.find((title) => title !== null && title !== undefined && title !== '') ?? `#${id}`);
}

/** Returns the row of the document itself. */
export const ownRow = ({ tables }: DocumentRows): Row => tables[0]?.rows[0] ?? {};
