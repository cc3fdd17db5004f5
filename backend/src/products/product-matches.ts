import type { FacetAnswer } from '../facets/count-rows.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { ProductMatch } from '../platform/generated/contract.ts';
import type { CatalogueRow, CatalogueVariant } from './catalogue/catalogue-row.ts';

/** The fact value of products in any RAL colour, and the colour code for it on the product page. */
const anyRal = { factValue: 'any-ral', code: 'RAL' };

/** Returns the variant by which a hit satisfies the choices; undefined if all its variants do. */
export function matchingVariant(answer: FacetAnswer, row: CatalogueRow | undefined): CatalogueVariant | undefined {
  const place = row && answer.matches.get(row.id);
  return place === undefined ? undefined : row?.variants?.[place];
}

/**
 * Returns how hits satisfy the choices of a list, by product ID (CAT-11). A match contains a variant if not all variants satisfy
 * them. It contains a colour or mounting if the product's first one is not among the chosen values.
 */
export async function productMatches(
  context: ApiContext,
  rows: readonly CatalogueRow[],
  { answer, choices }: { answer: FacetAnswer; choices: readonly FactChoice[] },
): Promise<Map<number, ProductMatch>> {
  const chosen = (key: string) => choices.flatMap((choice) => (choice.key === key && 'values' in choice ? choice.values : []));
  const codes = await colourCodes(context, chosen('colour'));
  const matches = rows.map((row) => {
    const found = matchingVariant(answer, row);
    const colour = firstMet(row.facts.colour, chosen('colour'));
    const variant = found && { sku: found.sku, dimensions: found };
    const mounting = firstMet(row.facts.mounting, chosen('mounting'));
    return [
      row.id,
      { variant: variant ?? null, colour: (colour && codes.get(colour)) ?? null, mounting: mounting ?? null },
    ] as const;
  });
  return new Map(matches.filter(([, match]) => match.variant || match.colour || match.mounting));
}

/** Returns the first chosen value; undefined if it is the product's first value, which is displayed anyway. */
function firstMet(values: CatalogueRow['facts'][string] = [], chosen: readonly string[]): string | undefined {
  const place = values.findIndex((value) => chosen.includes(String(value)));
  return place > 0 ? String(values[place]) : undefined;
}

/** Returns the codes of colours by their keys. */
async function colourCodes({ sql }: ApiContext, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await sql.query<{ key: string; code: string }>('select key, code from colours where key = any($1)', [keys]);
  return new Map([...rows.map(({ key, code }) => [key, code] as const), [anyRal.factValue, anyRal.code]]);
}
