import { parsePrice } from '../../../src/products/parse-price.ts';
import { type PriceLine, type PriceProblem, priceProblem } from '../../../src/products/price-changes/price-change.ts';
import type { PriceRow } from '../../../src/products/price-changes/price-sheet.ts';

/** Texts of the column of new prices, by variant, with the separators of the admin's language. */
export type TypedPrices = ReadonlyMap<number, string>;

/** Line of the confirmation: a variant whose price changes. */
export type ReviewLine = PriceLine & Pick<PriceRow, 'product' | 'variant' | 'sku'> & { before: number | null };

/** Returns why a typed price cannot be stored; undefined for an empty cell and a valid price. */
export function typedProblem(text: string | undefined, language: string): PriceProblem['reason'] | 'text' | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const price = parsePrice(text, language);
  return price === undefined ? 'text' : priceProblem(price);
}

/** Returns the lines with another price than now. Cells with a problem are left out. */
export function reviewLines(rows: readonly PriceRow[], typed: TypedPrices, language: string): ReviewLine[] {
  return rows.flatMap(({ variantId, product, variant, sku, price: before }) => {
    const text = typed.get(variantId);
    const price = text ? parsePrice(text, language) : undefined;
    if (price === undefined || price === before || typedProblem(text, language)) return [];
    return [{ variantId, product, variant, sku, before, price }];
  });
}
