import type { LineFigures, QuotedLine } from './quoted-lines.ts';

/** A sum over all pieces, and whether it is all of it: the figure of every line is known. */
export type Sum = { value: number; isWhole: boolean };

/** What a list comes to. Sums of which no part is known are left out. */
export type ListTotals = {
  lines: number;
  pieces: number;
  weightKg?: Sum;
  co2eKg?: Sum;
  mkiEur?: Sum;
  /** Net; left out of lists without prices. */
  priceEur?: Sum;
  leadTimeWeeks?: number;
  /** On what the environmental figures rest, each once. */
  bases: Pick<LineFigures, 'boundary' | 'source' | 'date'>[];
  /** Whether any of them is no verified declaration. */
  illustrative: boolean;
};

/** Adds a list up. */
export function totalsOf(lines: readonly QuotedLine[]): ListTotals {
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
  };
}

function sum(lines: readonly QuotedLine[], figure: (line: QuotedLine) => number | null | undefined): Sum | undefined {
  const known = lines.flatMap((line) => {
    const value = figure(line);
    return value == null ? [] : value * line.amount;
  });
  if (known.length === 0) return undefined;
  // Thousandths, so that sums of decimal figures show none that nobody has written.
  return { value: Math.round(known.reduce((a, b) => a + b) * 1000) / 1000, isWhole: known.length === lines.length };
}
