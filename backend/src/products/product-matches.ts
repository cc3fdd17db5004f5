import type { FactChoice } from '../facets/faceted-row.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { ProductMatch } from '../platform/generated/contract.ts';
import type { ListedVariant } from './catalogue/catalogue.ts';
import type { HitRows } from './product-lists.ts';

/** The fact value of products in any RAL colour, and the colour code for it on the product page. */
const anyRal = { factValue: 'any-ral', code: 'RAL' };

/** Question of a list. `skuIn` selects the article number that the search words contain. */
export type RequestedList = {
  rows: HitRows;
  choices: readonly FactChoice[];
  variantsOf(id: number): readonly ListedVariant[];
  skuIn: (skus: readonly string[]) => string | undefined;
};

/**
 * Returns the variant of a hit that the search words name, if it satisfies the choices. Otherwise returns the first one that
 * does; undefined if all do.
 */
export function matchingVariant({ variantsOf, skuIn }: RequestedList, id: number): ListedVariant | undefined {
  const variants = variantsOf(id);
  const named = skuIn(variants.map(({ sku }) => sku));
  const variant = variants.find(({ sku, satisfies }) => sku === named && satisfies);
  if (variant || variants.every(({ satisfies }) => satisfies)) return variant;
  return variants.find(({ satisfies }) => satisfies);
}

/**
 * Returns how hits satisfy the choices and search words of a list, by product ID (CAT-11). A match contains a variant if not all
 * variants satisfy the choices, or if the search words name it. It contains a colour or mounting if the product's first one is
 * not among the chosen values.
 */
export async function productMatches(
  context: ApiContext,
  ids: readonly number[],
  list: RequestedList,
): Promise<Map<number, ProductMatch>> {
  const chosen = (key: string) =>
    list.choices.flatMap((choice) => (choice.key === key && 'values' in choice ? choice.values : []));
  const codes = await colourCodes(context, chosen('colour'));
  const matches = ids.map((id) => {
    const found = matchingVariant(list, id);
    const colour = firstMet(list.rows.factValues(id, 'colour'), chosen('colour'));
    const variant = found && { sku: found.sku, dimensions: found };
    const mounting = firstMet(list.rows.factValues(id, 'mounting'), chosen('mounting'));
    return [id, { variant: variant ?? null, colour: (colour && codes.get(colour)) ?? null, mounting: mounting ?? null }] as const;
  });
  return new Map(matches.filter(([, match]) => match.variant || match.colour || match.mounting));
}

/** Returns the first chosen value; undefined if it is the product's first value, which is displayed anyway. */
function firstMet(values: readonly (string | number)[], chosen: readonly string[]): string | undefined {
  const place = values.findIndex((value) => chosen.includes(String(value)));
  return place > 0 ? String(values[place]) : undefined;
}

/** Returns the codes of colours by their keys. */
async function colourCodes({ sql }: ApiContext, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await sql.query<{ key: string; code: string }>('select key, code from colours where key = any($1)', [keys]);
  return new Map([...rows.map(({ key, code }) => [key, code] as const), [anyRal.factValue, anyRal.code]]);
}
