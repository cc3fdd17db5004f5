import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { authorName } from '../platform/access/author-name.ts';
import type { AdminUser } from '../platform/access/roles.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { Direction } from './find-conflicts.ts';

/** Variants that were written, and their products. */
export type WrittenVariants = { productIds: number[] };

/** Creates the new variants of an import, after the others of their products, and records their ids in its changes. */
export async function createVariants(db: SqlExecutor, importId: number): Promise<void> {
  await db.execute(sql`
    with created as (
      insert into variants (product_id, sku, position)
      select p.id, d.record_key, coalesce((select max(s.position) from variants s where s.product_id = p.id), -1)
        + row_number() over (partition by p.id order by d.id)
      from import_difference d join products p on p.article_number = d.after #>> '{}'
      where d.import_id = ${importId} and d.kind = 'variants' and d.column_key = 'variants.product'
      returning id, sku)
    update import_difference d set record_id = created.id from created
    where d.import_id = ${importId} and d.kind = 'variants' and d.record_key = created.sku`);
}

/**
 * Writes the values of an import to its variants by statements over sets, because thousands of single updates would take minutes.
 * Prices that replace another one are changes of prices, and left out here. Records the changes in the activity log.
 */
export async function writeVariants(
  db: SqlExecutor,
  importId: number,
  direction: Direction,
  author: AdminUser,
): Promise<WrittenVariants> {
  const value = direction === 'apply' ? sql`d.after` : sql`d.before`;
  const former = direction === 'apply' ? sql`d.before` : sql`d.after`;
  // Undoing deletes new variants as documents.
  const changes = sql`
    select d.id, d.record_id, d.is_new, d.record_key, d.column_key, ${value} as value, ${former} as former from import_difference d
    where d.import_id = ${importId} and d.kind = 'variants' and d.record_id is not null and (${direction} = 'apply' or not d.is_new)
      and (d.column_key <> 'variants.priceEur' or d.is_new or ${value} is null or ${former} is null)`;
  const { rows } = await db.execute<{ productId: number }>(updatedFields(changes));
  await writeTitles(db, changes);
  await writeFacts(db, changes);
  await recordVariants(db, changes, author);
  return { productIds: rows.map(({ productId }) => productId) };
}

/** Returns the statement that writes the numbers of variants and yields their products. */
const updatedFields = (changes: SQL): SQL => sql`
  with written as (
    update variants v set updated_at = now(),
      price_eur = case when c.fields ? 'variants.priceEur' then (c.fields ->> 'variants.priceEur')::numeric else v.price_eur end,
      length_mm = case when c.fields ? 'variants.lengthMm' then (c.fields ->> 'variants.lengthMm')::numeric else v.length_mm end,
      width_mm = case when c.fields ? 'variants.widthMm' then (c.fields ->> 'variants.widthMm')::numeric else v.width_mm end,
      height_mm = case when c.fields ? 'variants.heightMm' then (c.fields ->> 'variants.heightMm')::numeric else v.height_mm end,
      weight_kg = case when c.fields ? 'variants.weightKg' then (c.fields ->> 'variants.weightKg')::numeric else v.weight_kg end,
      co2e_kg = case when c.fields ? 'variants.co2eKg' then (c.fields ->> 'variants.co2eKg')::numeric else v.co2e_kg end,
      mki_eur = case when c.fields ? 'variants.mkiEur' then (c.fields ->> 'variants.mkiEur')::numeric else v.mki_eur end,
      position = case when c.fields ? 'variants.position' then (c.fields ->> 'variants.position')::numeric else v.position end
    from (select record_id, jsonb_object_agg(column_key, value) as fields from (${changes}) one group by record_id) c
    where v.id = c.record_id returning v.product_id)
  select distinct product_id as "productId" from written`;

async function writeTitles(db: SqlExecutor, changes: SQL): Promise<void> {
  const titles = sql`
    select record_id, split_part(column_key, '.', 3)::_locales as locale, value #>> '{}' as title
    from (${changes}) one where column_key like 'variants.title.%'`;
  await db.execute(sql`
    delete from variants_locales l using (${titles}) t where l._parent_id = t.record_id and l._locale = t.locale and t.title is null`);
  await db.execute(sql`
    insert into variants_locales (_parent_id, _locale, title) select record_id, locale, title from (${titles}) t where title is not null
    on conflict (_locale, _parent_id) do update set title = excluded.title`);
}

/** Replaces the values of facts. Yes and no are stored as such, other values of lists as texts. */
async function writeFacts(db: SqlExecutor, changes: SQL): Promise<void> {
  const facts = sql`
    select one.record_id, one.value, f.id as fact_id, f.position from (${changes}) one join facts f on 'variants.fact.' || f.key = one.column_key`;
  await db.execute(
    sql`delete from variants_facts o using (${facts}) c where o._parent_id = c.record_id and o.fact_id = c.fact_id`,
  );
  await db.execute(sql`
    insert into variants_facts (_order, _parent_id, id, fact_id, text, number, boolean)
    select row_number() over (partition by c.record_id order by c.position, c.fact_id, item.place)
        + coalesce((select max(o._order) from variants_facts o where o._parent_id = c.record_id), 0),
      c.record_id, substr(md5(gen_random_uuid()::text), 1, 24), c.fact_id,
      case when jsonb_typeof(item.content) = 'string' and item.content #>> '{}' not in ('true', 'false') then item.content #>> '{}' end,
      case when jsonb_typeof(item.content) = 'number' then (item.content #>> '{}')::numeric end, item.content #>> '{}' = 'true'
    from (${facts}) c cross join lateral jsonb_array_elements(
      case when c.value is null then '[]'::jsonb when jsonb_typeof(c.value) = 'array' then c.value else jsonb_build_array(c.value) end)
      with ordinality as item (content, place)`);
}

/** Adds an entry per variant to the activity log, with the changes of its fields. */
async function recordVariants(db: SqlExecutor, changes: SQL, author: AdminUser): Promise<void> {
  await db.execute(sql`
    insert into activity_log (author_id, author_name, action, kind, document_id, subject, changes)
    select (select id from users where id = ${author.id}), ${authorName(author)}::varchar,
      (case when bool_or(is_new) then 'create' else 'update' end)::enum_activity_log_action, 'variants', record_id, record_key,
      case when bool_or(is_new) then '{"total": 0, "listed": []}'::jsonb else jsonb_build_object('total', count(*), 'listed', jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('steps', jsonb_build_array(jsonb_build_object('name',
          case when column_key like 'variants.fact.%' then 'facts' else split_part(column_key, '.', 2) end)),
          'change', 'value', 'before', former, 'after', value)) order by id)) end
    from (${changes}) one group by record_id, record_key`);
}
