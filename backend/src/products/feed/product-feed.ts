import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { badUserInput } from '../../platform/api/errors.ts';
import { type ProductSource, productsById } from '../product-source.ts';

/** Number of IDs in a page of the feed, so that a product stays in its page and a page contains at most as many products. */
export const feedPageSize = 100;

/** A page of the feed, with the start of the next one. */
export type ProductFeedSource = { items: { product: ProductSource; changedAt: string }[]; next: number | null };

/** Whether a number is the start of a page: a multiple of the page size within the range of IDs. */
export const isPageStart = (after: number): boolean =>
  Number.isSafeInteger(after) && after >= 0 && after < 2 ** 31 - feedPageSize && after % feedPageSize === 0;

const open = `entry_type = 'products' and kind = 'canonical' and not members_only and site_id = $1
  and not exists (select from products p where p.id = entry_id and p.availability = 'discontinued')`;

const itemsStatement = `
  select a.entry_id as id, greatest(a.updated_at, e.updated_at,
    (select max(v.updated_at) from variants v where v.product_id = a.entry_id),
    (select max(o.updated_at) from product_options o where o.product_id = a.entry_id)) as "changedAt"
  from (select * from address where ${open} and entry_id > $2 and entry_id <= $2 + ${feedPageSize}) a
  left join projected_entry e on e.entry_type = 'products' and e.entry_id = a.entry_id
  order by a.entry_id`;

const nextStatement = `
  select (entry_id - 1) / ${feedPageSize} * ${feedPageSize} as next from address where ${open} and entry_id > $2 + ${feedPageSize}
  order by entry_id limit 1`;

/**
 * Returns the live products that guests may see with IDs above `after`, and where the next page starts (EDT-13), without discontinued ones
 * (CAT-17). It changes with every product of the site. Throws `BAD_USER_INPUT` if no page starts there.
 */
export async function productFeed(context: ApiContext, siteId: SiteId, after: number): Promise<ProductFeedSource> {
  if (!isPageStart(after)) throw badUserInput(`after must be a multiple of ${feedPageSize}.`);
  context.tags.list('Product', siteId);
  context.tags.list('Variant', siteId);
  const [rows, [following]] = await Promise.all([
    context.sql.query<{ id: number; changedAt: Date }>(itemsStatement, [siteId, after]),
    context.sql.query<{ next: number }>(nextStatement, [siteId, after]),
  ]);
  const times = new Map(rows.map(({ id, changedAt }) => [id, changedAt.toISOString()]));
  const products = await productsById(context, siteId, [...times.keys()]);
  return {
    items: products.map((product) => ({ product, changedAt: times.get(product.id) ?? '' })),
    next: following?.next ?? null,
  };
}
