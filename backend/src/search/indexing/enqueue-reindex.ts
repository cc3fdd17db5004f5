import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { EntryKey } from '../../platform/addresses/address.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queuedJob } from '../../platform/jobs/queue-job.ts';

/** Updates the index for all due entries. */
export const updateIndexJob = defineJob('update-search-index');

/**
 * Marks changed entries as due, in the transaction that publishes the change. `first` are entries that an editor has just
 * published. `others`, and all entries that name one of them, may be indexed in the background. Entries that are no longer public
 * may not: until the index is updated, they are counted and their words are suggested. Entries without any address in a site are
 * skipped, because its index never contained them. Without `withProductsBelow`, the caller marks the products below later.
 */
export async function enqueueReindex(
  db: SqlExecutor,
  first: readonly EntryKey[],
  others: readonly EntryKey[] = [],
  { withProductsBelow = true } = {},
): Promise<void> {
  const entries = [
    ...first.map((entry) => ({ ...entry, background: false })),
    ...others.map((entry) => ({ ...entry, background: true })),
  ];
  if (entries.length === 0) return;
  const changed = sql`select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (collection text, id int, background boolean)`;
  await write(
    db,
    sql`
      with changed as materialized (${changed}),
        affected (site_id, collection, entry_id, background) as (
          select a.site_id, a.entry_type, a.entry_id, c.background
          from changed c join address a on a.entry_type = c.collection and a.entry_id = c.id
          union all
          select b.site_id, b.entry_type, b.entry_id, true from changed c join address a on a.entry_type = c.collection and a.entry_id = c.id
            join address b on b.site_id = a.site_id and b.parent_path = a.path and b.kind = 'canonical'
              and (${withProductsBelow} or b.entry_type <> 'products')
          union all
          select a.site_id, a.entry_type, a.entry_id, true from changed c
            join projects_rels r on c.collection = 'products' and r.products_id = c.id and r.path = 'products'
            join address a on a.entry_type = 'projects' and a.entry_id = r.parent_id and a.kind = 'canonical')
      select site_id, collection, entry_id, background and exists (
        select from address a where a.site_id = affected.site_id and a.entry_type = affected.collection and a.entry_id = affected.entry_id
          and a.kind = 'canonical' and not a.members_only)
      from affected`,
  );
}

/** Queries for the entries whose documents name a record without an address, by collection. */
const namedBy: Readonly<Record<string, (id: number) => SQL>> = {
  materials: (id) => sql`select 'products', _parent_id from products_materials where material_id = ${id}`,
  mountings: (id) => sql`select 'products', parent_id from products_rels where mountings_id = ${id}`,
  colours: (id) => sql`select 'products', parent_id from products_rels where colours_id = ${id} and path = 'colours'`,
  facts: (id) => sql`select 'products', _parent_id from products_facts where fact_id = ${id}`,
  factValues: (id) =>
    sql`select 'products', f._parent_id from products_facts f join fact_values v on v.fact_id = f.fact_id where v.id = ${id}`,
  faqTopics: (id) => sql`select 'faq', id from faq where topic_id = ${id}`,
};

/** Marks the entries whose documents name a changed record as due, in the background. */
export async function enqueueReindexOfReferences(db: SqlExecutor, collection: string, id: number): Promise<void> {
  const mentioning = namedBy[collection]?.(id);
  if (!mentioning) return;
  await write(
    db,
    sql`
      select a.site_id, a.entry_type, a.entry_id, true from (${mentioning}) as mentioning (entry_type, entry_id)
      join address a on a.entry_type = mentioning.entry_type and a.entry_id = mentioning.entry_id and a.kind = 'canonical'`,
  );
}

async function write(db: SqlExecutor, due: SQL): Promise<void> {
  await db.execute(sql`
    with due (site_id, collection, entry_id, background) as (${due}),
      written as (
        insert into search_index_queue (site_id, collection, entry_id, background)
        select site_id, collection, entry_id, bool_and(background) from due group by site_id, collection, entry_id returning id)
    select ${queuedJob(updateIndexJob, sql`'{}'::json`)} from (select from written limit 1) as one`);
}
