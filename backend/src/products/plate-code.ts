import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import { numberCode } from './number-code.ts';
import { type ProductSource, productsById } from './product-source.ts';

const longestCode = 60;

type Named = { productId: number; number: string; variant: string | null; part: string | null; rest: string };

export type PlateCodeSource = {
  siteId: SiteId;
  read: string;
  /** The article number that the code begins with, as editors write it. */
  number: string | null;
  year: number | null;
  variant: string | null;
  part: string | null;
  product: ProductSource | null;
};

/**
 * A code is an article number, which year and serial number may follow. The longest number wins, because that of a variant begins with
 * that of its product. The number of a spare part has nothing after it. The beginnings of the code are looked up in the indexes.
 */
const statement = `
  with beginning as (select left($1, length) as number, substr($1, length + 1) as rest from generate_series(1, length($1)) length)
  select found.product_id as "productId", found.number, found.variant, found.part, beginning.rest
  from beginning cross join lateral (
    select v.product_id, v.sku as number, v.sku as variant, null as part from variants v where ${numberCode('v.sku')} = beginning.number
    union all
    select p.id, p.article_number, null, null from products p where ${numberCode('p.article_number')} = beginning.number
    union all
    select s.product_id, s.number, null, s.number from spare_parts s where ${numberCode('s.number')} = beginning.number and beginning.rest = '') found
  join catalogue c on c.product_id = found.product_id and c.site_id = $2
  where beginning.rest ~ '^[0-9]{0,10}$'
  order by length(beginning.number) desc, found.part nulls last, found.variant nulls last limit 1`;

/** Returns the product, variant or spare part that a code names, and the year in it (CAT-18). Throws `BAD_USER_INPUT` for a code of more than 60 characters. */
export async function plateCode(context: ApiContext, siteId: SiteId, code: string): Promise<PlateCodeSource> {
  if (code.length > longestCode) throw badUserInput(`A code has at most ${longestCode} characters.`);
  const read = readCode(code);
  for (const type of ['Product', 'Variant', 'SparePart']) context.tags.list(type, siteId);
  const unknown = { siteId, read, number: null, year: null, variant: null, part: null, product: null };
  if (read === '') return unknown;
  const [named] = await context.sql.query<Named>(statement, [read, siteId]);
  if (!named) return unknown;
  const [product] = await productsById(context, siteId, [named.productId]);
  if (!product) return unknown;
  const { number, variant, part, rest } = named;
  return { siteId, read, number, year: yearOf(rest), variant, part, product };
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
