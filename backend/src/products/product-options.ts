import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { ProductOption } from '../platform/generated/contract.ts';
import type { ProductSource } from './product-source.ts';

/** Maximum number of options of a product. */
const maxProductOptions = 50;

/** Returns SQL for the article numbers of the options that an option (`o`) names in a relation. */
const numbersOf = (path: 'excludes' | 'requires') =>
  `array(select other.number from product_options_rels r join product_options other on other.id = r.product_options_id
    where r.parent_id = o.id and r.path = '${path}' and other.product_id = o.product_id order by r."order")`;

/**
 * SQL for the options of a product (`p`) as JSON, in a language ($2). `priceIf` is the condition under which their prices are read (CAT-06).
 */
export const optionsOf = (priceIf: string) => `(
  select coalesce(json_agg(option order by option.position, option.id), '[]') from (
    select o.id, o.position, o.number, coalesce(ol.title, o.number) as title, o.weight_kg::float8 as "weightKg",
      case when ${priceIf} then o.price_eur::float8 end as "priceEur",
      ${numbersOf('excludes')} as excludes, ${numbersOf('requires')} as requires
    from product_options o left join product_options_locales ol on ol._parent_id = o.id and ol._locale = $2::_locales
    where o.product_id = p.id order by o.position, o.id limit ${maxProductOptions}) option)`;

/** An option of a product as SQL returns it. */
export type StoredOption = Omit<ProductOption, '__typename' | 'siteId' | 'price'> & { priceEur: number | null };

const statement = `select p.id, ${optionsOf('$3')} as options from products p where p.id = any($1)`;

/** Returns the options of a product in their order (CAT-16). Guests never get a price, which is not even read. */
export async function productOptions(
  context: ApiContext,
  { id, siteId }: ProductSource,
  isDiscontinued: boolean,
): Promise<ProductOption[]> {
  context.tags.list('ProductOption', siteId);
  const loader = context.loader<number, readonly StoredOption[]>(`product-options:${siteId}`, async (ids) => {
    const parameters = [ids, localeOfSite(siteId), seesMemberContent(context.viewer)];
    const rows = await context.sql.query<{ id: number; options: StoredOption[] }>(statement, parameters);
    const found = new Map(rows.map((row) => [row.id, row.options]));
    return ids.map((wanted) => found.get(wanted) ?? []);
  });
  return (await loader.load(id)).map(({ priceEur, ...option }) => ({
    ...option,
    siteId,
    price: priceEur === null || isDiscontinued ? null : { amount: priceEur, from: false },
  }));
}
