import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { and, desc, getTableName, sql } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { buildQuery } from '@payloadcms/drizzle';
import { buildVersionCollectionFields, type QueryDrafts, type QueryDraftsArgs } from 'payload';

type PageArgs = QueryDraftsArgs & { limit: number; page: number };
type PageResult = { ids: number[]; parents: number[]; totalDocs: number };

/**
 * Replaces how a page of a list of drafts is found. Payload reads all matching versions twice, to sort them without duplicates and to count
 * them, although a version has one row of texts per language. If no condition or order needs texts, it also reads the lists of all documents
 * on the pages before. Here one statement returns the ids of a page and the number of matches, in the same order for all pages.
 */
export function draftPages(adapter: PostgresAdapter): void {
  const queryDrafts = adapter.queryDrafts.bind(adapter);
  const readPage = async ({ limit = 0, page = 1, ...args }: QueryDraftsArgs) => {
    const isPaged = limit > 0 && args.pagination !== false;
    const found = isPaged ? await findPage(adapter, { ...args, limit, page }) : undefined;
    if (!found) return queryDrafts({ ...args, limit, page });
    const { ids, parents, totalDocs } = found;
    const ofPage = { ...args, where: { id: { in: ids } }, sort: 'id', limit, pagination: false };
    const { docs } = ids.length > 0 ? await queryDrafts<{ id: number }>(ofPage) : { docs: [] };
    docs.sort((one, other) => parents.indexOf(one.id) - parents.indexOf(other.id));
    const totalPages = Math.max(Math.ceil(totalDocs / limit), 1);
    const prevPage = page > 1 ? page - 1 : null;
    const nextPage = page < totalPages ? page + 1 : null;
    return {
      ...{ docs, limit, page, totalDocs, totalPages, prevPage, nextPage, pagingCounter: (page - 1) * limit + 1 },
      ...{ hasPrevPage: prevPage !== null, hasNextPage: nextPage !== null },
    };
  };
  adapter.queryDrafts = readPage as QueryDrafts;
}

/**
 * Returns the ids of the versions of a page with those of their documents, and the number of matches. Returns undefined for a
 * condition or order for which a version has several rows, such as those of a list.
 */
async function findPage(adapter: PostgresAdapter, args: PageArgs): Promise<PageResult | undefined> {
  const { collection, locale, limit, page, req, sort, where = {} } = args;
  const { config } = adapter.payload.collections[collection];
  const tableName = adapter.tableNameMap.get(`_${collection}${adapter.versionsSuffix}`);
  const table: (PgTable & Record<'id' | 'parent' | 'latest', PgColumn>) | undefined = adapter.tables[tableName ?? ''];
  if (!table || !tableName || !locale || locale === 'all') return undefined;
  const fields = buildVersionCollectionFields(adapter.payload.config, config, true);
  const query = buildQuery({ adapter: adapter as never, fields, locale, tableName, where, ...(sort && { sort }) });
  if (query.joins.some((join) => getTableName(join.table) !== tableName + adapter.localesSuffix)) return undefined;
  const transaction = req?.transactionID && adapter.sessions[String(await req.transactionID)]?.db;
  const db = (transaction || adapter.drizzle) as PostgresAdapter['drizzle'];
  // All versions that match a condition are read anyway. Without one, an index counts them faster.
  const total = query.where ? sql`count(*) over ()` : sql`(select count(*) from ${table} where ${table.latest})`;
  // A parameter instead of the plain column would exclude partial indexes.
  const statement = db
    .select({ id: table.id, parent: table.parent, totalDocs: total.mapWith(Number) })
    .from(table)
    .where(and(sql`${table.latest}`, query.where))
    .orderBy(...query.orderBy.map(({ column, order }) => order(column)), desc(table.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .$dynamic();
  for (const { table: joined, condition } of query.joins) statement.leftJoin(joined as PgTable, condition);
  const rows = await statement;
  if (rows.length === 0 && page > 1) {
    // No row after the last page has the number. Payload would read the documents of all pages before it.
    const first = await findPage(adapter, { ...args, page: 1, limit: 1 });
    return first && { ...first, ids: [], parents: [] };
  }
  const [ids, parents] = [rows.map(({ id }) => id as number), rows.map(({ parent }) => parent as number)];
  return { ids, parents, totalDocs: rows[0]?.totalDocs ?? 0 };
}
