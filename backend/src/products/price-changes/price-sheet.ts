import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { PlannedPrice } from './price-change.ts';

/** Variant as a row of the price list, with its planned prices in the order in which they take effect. */
export type PriceRow = {
  variantId: number;
  productId: number;
  product: string;
  articleNumber: string;
  variant: string;
  sku: string;
  price: number | null;
  planned: readonly PlannedPrice[];
};

/** `variantIds` limits the list to these variants. */
export type PriceQuestion = {
  search: string;
  categoryId: number | null;
  locale: LocaleCode;
  variantIds?: readonly number[] | null;
};

/** Maximum number of rows of the sheet. Editors filter longer lists. */
export const maxRows = 1000;

/**
 * Returns the variants of the price list, ordered by article number, and the number of all that match. A category includes its
 * subcategories, the search finds titles and article numbers.
 */
export async function priceRows(
  sql: Sql,
  { search, categoryId, locale, variantIds = null }: PriceQuestion,
): Promise<{ rows: PriceRow[]; total: number }> {
  const rows = await sql.query<PriceRow & { total: number }>(
    `with recursive chosen as (
       select id from categories where id = $2 union select c.id from categories c join chosen on c.parent_id = chosen.id)
     select v.id as "variantId", p.id as "productId", coalesce(pt.title, p.article_number) as product, p.article_number as "articleNumber",
       coalesce(vt.title, v.sku) as variant, v.sku, v.price_eur::float8 as price, planned.prices as planned,
       (count(*) over ())::int as total
     from variants v join products p on p.id = v.product_id
     left join products_locales pt on pt._parent_id = p.id and pt._locale::text = $3
     left join variants_locales vt on vt._parent_id = v.id and vt._locale::text = $3
     left join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('changeId', c.id, 'price', l.new_price, 'day', c.effective_on)
         order by c.effective_on, c.id), '[]') as prices
       from price_change_line l join price_change c on c.id = l.change_id
       where l.variant_id = v.id and c.applied_at is null and c.cancelled_at is null) planned on true
     where ($4::int[] is null or v.id = any($4)) and ($2::int is null or p.category_id in (select id from chosen))
       and ($1 = '' or concat_ws(' ', pt.title, vt.title, v.sku, p.article_number) ilike '%' || $1 || '%')
     order by p.article_number, p.id, v.position, v.id limit ${maxRows}`,
    [search.replace(/[\\%_]/g, '\\$&'), categoryId, locale, variantIds],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Change of prices in the history. */
export type PriceHistoryRow = {
  id: number;
  at: Date;
  author: string | null;
  note: string;
  /** Number of prices. */
  count: number;
  effectiveOn: string;
  /** `superseded`: all its prices have changed again since they took effect. */
  state: 'planned' | 'applied' | 'superseded' | 'cancelled';
  /** Article numbers of the first variants. */
  skus: string[];
};

const maxHistory = 50;
const maxSkus = 3;

/** Lists the latest changes of the prices of some variants, or of all, planned ones first. */
export async function priceHistory(sql: Sql, variantIds: readonly number[] | null = null): Promise<PriceHistoryRow[]> {
  return sql.query<PriceHistoryRow>(
    `select c.id::int, c.created_at as at, c.author_name as author, c.note, c.effective_on::text as "effectiveOn",
       case when c.cancelled_at is not null then 'cancelled' when c.applied_at is null then 'planned' when exists (
         select 1 from price_change_line l join variants v on v.id = l.variant_id and v.price_eur = l.new_price
         where l.change_id = c.id and not exists (
           select 1 from price_change_line n join price_change later on later.id = n.change_id
           where n.variant_id = l.variant_id and later.cancelled_at is null and (later.applied_at, later.id) > (c.applied_at, c.id)))
         then 'applied' else 'superseded' end as state,
       (select count(*)::int from price_change_line l where l.change_id = c.id) as count,
       array(select v.sku from price_change_line l join variants v on v.id = l.variant_id where l.change_id = c.id
         order by v.sku limit ${maxSkus}) as skus
     from price_change c
     where $1::int[] is null or exists (select from price_change_line l where l.change_id = c.id and l.variant_id = any($1))
     order by c.applied_at is null and c.cancelled_at is null desc, c.id desc limit ${maxHistory}`,
    [variantIds],
  );
}

/** Returns the price of each variant before a change that is in effect. Variants that were deleted since are absent. */
export async function pricesBefore(sql: Sql, changeId: number): Promise<{ variantId: number; price: number | null }[]> {
  return sql.query(
    `select l.variant_id as "variantId", l.old_price::float8 as price
     from price_change c join price_change_line l on l.change_id = c.id join variants v on v.id = l.variant_id
     where c.id = $1 and c.applied_at is not null and c.cancelled_at is null order by v.sku limit ${maxRows}`,
    [changeId],
  );
}
