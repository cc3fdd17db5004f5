import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { badUserInput } from '../../platform/api/errors.ts';
import { type ProductSource, productsById } from '../product-source.ts';

const longestCode = 60;

type Named = { productId: number; variant: string | null; part: string | null; rest: string };

export type PlateCodeSource = {
  siteId: SiteId;
  read: string;
  year: number | null;
  variant: string | null;
  part: string | null;
  product: ProductSource | null;
};

const compact = (column: string) => `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;

/**
 * A code is an article number, which year and serial number may follow. The longest number wins, because that of a variant begins with
 * that of its product. The number of a spare part has nothing after it.
 */
const statement = `
  select found.product_id as "productId", found.variant, found.part, substr($1, length(found.number) + 1) as rest
  from (
    select v.product_id, v.sku as variant, null as part, ${compact('v.sku')} as number from variants v
    union all
    select p.id, null, null, ${compact('p.article_number')} from products p
    union all
    select s.product_id, null, s.number, ${compact('s.number')} from spare_parts s) found
  join catalogue c on c.product_id = found.product_id and c.site_id = $2
  where found.number <> '' and starts_with($1, found.number)
    and substr($1, length(found.number) + 1) ~ case when found.part is null then '^[0-9]{0,10}$' else '^$' end
  order by length(found.number) desc, found.part nulls last, found.variant nulls last limit 1`;

/** Returns what a code says (CAT-18). Throws `BAD_USER_INPUT` for a code of more than 60 characters. */
export async function plateCode(context: ApiContext, siteId: SiteId, code: string): Promise<PlateCodeSource> {
  if (code.length > longestCode) throw badUserInput(`A code has at most ${longestCode} characters.`);
  const read = readCode(code);
  for (const type of ['Product', 'Variant', 'SparePart']) context.tags.list(type, siteId);
  const unknown = { siteId, read, year: null, variant: null, part: null, product: null };
  if (read === '') return unknown;
  const [named] = await context.sql.query<Named>(statement, [read, siteId]);
  if (!named) return unknown;
  const [product] = await productsById(context, siteId, [named.productId]);
  if (!product) return unknown;
  return { siteId, read, year: yearOf(named.rest), variant: named.variant, part: named.part, product };
}

/** Returns the letters and digits of a code in capitals. Spaces, hyphens and case do not matter. */
export const readCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();

/** Returns the year that the two digits after an article number mean; null without a year, and for one that is still to come. */
export function yearOf(rest: string, now: Date = new Date()): number | null {
  const digits = /^\d{2}/.exec(rest)?.[0];
  const year = 2000 + Number(digits);
  return digits !== undefined && year <= now.getFullYear() ? year : null;
}
