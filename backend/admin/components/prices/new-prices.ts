import { formatAmount } from '../../../src/platform/format-number.ts';
import { parsePrice } from '../../../src/products/parse-price.ts';
import {
  changedPrice,
  type PriceLine,
  type PriceProblem,
  priceOn,
  priceProblem,
} from '../../../src/products/price-changes/price-change.ts';
import type { PriceRow } from '../../../src/products/price-changes/price-sheet.ts';

/** Texts of the column of new prices, by variant, with the separators of the admin's language. */
export type TypedPrices = ReadonlyMap<number, string>;

/** Contents of the column of new prices, by variant: a typed text, or a percentage with the rounding in EUR. */
export type NewPriceCells = ReadonlyMap<number, string | { percent: number; step: number }>;

/** Line of the confirmation: a variant whose price changes. */
export type ReviewLine = PriceLine & Pick<PriceRow, 'product' | 'variant' | 'sku'> & { before: number | null };

/** Returns why a typed price cannot be stored; undefined for an empty cell and a valid price. */
export function typedProblem(text: string | undefined, language: string): PriceProblem['reason'] | 'text' | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const price = parsePrice(text, language);
  return price === undefined ? 'text' : priceProblem(price);
}

/** Returns the texts of the column of new prices. Percentages are calculated on the prices in force on the day of the change. */
export function newPriceTexts(
  rows: ReadonlyMap<number, PriceRow>,
  cells: NewPriceCells,
  day: string,
  language: string,
): TypedPrices {
  return new Map(
    [...cells].flatMap(([variantId, cell]) => {
      if (typeof cell === 'string') return [[variantId, cell] as const];
      const row = rows.get(variantId);
      const base = row ? priceOn(row, day) : null;
      if (base === null) return [];
      const price = changedPrice(base, cell.percent, cell.step);
      return [[variantId, formatAmount(price, language)] as const];
    }),
  );
}

/** Returns the lines with another price than is in force on the day of the change. Cells with a problem are left out. */
export function reviewLines(rows: readonly PriceRow[], typed: TypedPrices, day: string, language: string): ReviewLine[] {
  return rows.flatMap((row) => {
    const { variantId, product, variant, sku } = row;
    const text = typed.get(variantId);
    const price = text ? parsePrice(text, language) : undefined;
    const before = priceOn(row, day);
    if (price === undefined || price === before || typedProblem(text, language)) return [];
    return [{ variantId, product, variant, sku, before, price }];
  });
}
