import type { LineFigures } from './line-figures.ts';
import type { PricedItem } from './priced-items.ts';

/** Sum over all pieces. `isWhole` if the value of every line is known. */
export type Sum = { value: number; isWhole: boolean };

/** Totals of a list. Sums without any known value are omitted. */
export type ListTotals = {
  lines: number;
  pieces: number;
  weightKg?: Sum;
  co2eKg?: Sum;
  mkiEur?: Sum;
  /** Net price; omitted for lists without prices. */
  priceEur?: Sum;
  leadTimeWeeks?: number;
  /** Sources of the environmental figures, without duplicates. */
  bases: Pick<LineFigures, 'boundary' | 'source' | 'date'>[];
  /** Whether any figure comes from a declaration that is not verified. */
  illustrative: boolean;
  /** Whether any line with environmental figures has options. These have none (CAT-16). */
  omitsOptions: boolean;
};

/** Computes the totals of a list. */
export function totalsOf(lines: readonly PricedItem[]): ListTotals {
  const figures = lines.flatMap((line) => line.figures ?? []);
  const leadTimes = lines.flatMap(({ leadTimeWeeks }) => leadTimeWeeks ?? []);
  const sums = {
    weightKg: sum(lines, ({ weightKg }) => weightKg),
    co2eKg: sum(lines, (line) => line.figures?.co2eKg),
    mkiEur: sum(lines, (line) => line.figures?.mkiEur),
    priceEur: sum(lines, (line) => line.priceEur),
    leadTimeWeeks: leadTimes.length > 0 ? Math.max(...leadTimes) : undefined,
  };
  return {
    lines: lines.length,
    pieces: lines.reduce((pieces, { amount }) => pieces + amount, 0),
    ...Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== undefined)),
    bases: [
      ...new Map(
        figures.map(({ boundary, source, date }) => [`${boundary}\n${source}\n${date}`, { boundary, source, date }]),
      ).values(),
    ],
    illustrative: figures.some(({ illustrative }) => illustrative),
    omitsOptions: lines.some(({ figures, options }) => figures && options?.length),
  };
}

function sum(lines: readonly PricedItem[], figure: (line: PricedItem) => number | null | undefined): Sum | undefined {
  const known = lines.flatMap((line) => {
    const value = figure(line);
    return value == null ? [] : value * line.amount;
  });
  if (known.length === 0) return undefined;
  // Rounds to thousandths to remove floating-point errors.
  return { value: Math.round(known.reduce((a, b) => a + b) * 1000) / 1000, isWhole: known.length === lines.length };
}
