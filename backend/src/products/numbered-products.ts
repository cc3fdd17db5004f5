import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import { numberCode } from './number-code.ts';
import { type ProductSource, productsById } from './product-source.ts';

const maxNumbers = 100;
const longestNumber = 40;

/**
 * A product whose article number, or that of a variant or spare part, was given. `sku` is null if the number is that of a part, or of
 * a product with several variants or none.
 */
type NumberedSource = { number: string; sku: string | null; part: string | null; product: ProductSource };

/** An article number belongs to a variant rather than to a product. A product with one variant is ordered as that variant. */
const statement = `
  with wanted as (select number, place, ${numberCode('number')} as code
    from unnest($1::text[]) with ordinality as given (number, place))
  select distinct on (w.place) w.number, found.product_id as "productId", found.sku, found.part
  from wanted w cross join lateral (
    select v.product_id, v.sku, null as part, 1 as rank from variants v where ${numberCode('v.sku')} = w.code
    union all
    select p.id, (select min(v.sku) from variants v where v.product_id = p.id having count(*) = 1), null, 2 from products p
    where ${numberCode('p.article_number')} = w.code
    union all
    select s.product_id, null, s.number, 3 from spare_parts s
    where ${numberCode('s.number')} = w.code) found
  where w.code <> ''
  order by w.place, found.rank, found.product_id`;

/**
 * Returns the live products that these article numbers name, in their order (QUO-13). Numbers are equal if their letters and digits are, in
 * any case. Throws `BAD_USER_INPUT` for too many or too long numbers.
 */
export async function productsByNumber(
  context: ApiContext,
  siteId: SiteId,
  numbers: readonly string[],
): Promise<NumberedSource[]> {
  if (numbers.length > maxNumbers) throw badUserInput(`numbers takes at most ${maxNumbers} article numbers.`);
  if (numbers.some((number) => number.length > longestNumber))
    throw badUserInput(`An article number has at most ${longestNumber} characters.`);
  for (const type of ['Product', 'Variant', 'SparePart']) context.tags.list(type, siteId);
  const rows = await context.sql.query<Omit<NumberedSource, 'product'> & { productId: number }>(statement, [numbers]);
  const products = await productsById(context, siteId, [...new Set(rows.map(({ productId }) => productId))]);
  const live = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ productId, ...numbered }) => {
    const product = live.get(productId);
    return product ? [{ ...numbered, product }] : [];
  });
}
