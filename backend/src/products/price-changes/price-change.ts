import { isIsoDate } from '../../platform/iso-date.ts';
/** New price of a variant, in EUR without VAT. */
export type PriceLine = { variantId: number; price: number };

/**
 * Change of prices that an editor has confirmed. `effectiveOn` is the day in Dutch time at whose beginning it takes effect, as
 * `YYYY-MM-DD`; today or undefined means at once.
 */
export type PriceChangeInput = { lines: readonly PriceLine[]; effectiveOn?: string | undefined; note: string };

export const priceLimits = { lines: 10_000, price: 1_000_000, note: 200, daysAhead: 730 } as const;

/** Reason why a change of prices is refused, with the variant if it concerns one. */
export type PriceProblem = {
  reason: 'noLines' | 'tooManyLines' | 'date' | 'note' | 'decimals' | 'price' | 'variant' | 'twice';
  variantId?: number;
};

const dayMs = 24 * 60 * 60_000;

/** Whether a text is a day from `today` until two years later. */
export function isPossibleDay(day: string, today: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return isIsoDate(day) && day >= today && time <= Date.parse(`${today}T00:00:00Z`) + priceLimits.daysAhead * dayMs;
}

/** Returns why a price is refused. */
export function priceProblem(price: number): 'decimals' | 'price' | undefined {
  if (!Number.isFinite(price) || price <= 0 || price > priceLimits.price) return 'price';
  return Math.abs(price * 100 - Math.round(price * 100)) > 1e-6 ? 'decimals' : undefined;
}

/**
 * Returns the reasons to refuse a change of prices; none if it can be made. `known` are the variants that exist, `today` is the day in
 * Dutch time.
 */
export function priceProblems(
  { lines, effectiveOn, note }: PriceChangeInput,
  known: ReadonlySet<number>,
  today: string,
): PriceProblem[] {
  const problems: PriceProblem[] = [];
  if (lines.length === 0) problems.push({ reason: 'noLines' });
  if (lines.length > priceLimits.lines) return [{ reason: 'tooManyLines' }];
  if (effectiveOn !== undefined && !isPossibleDay(effectiveOn, today)) problems.push({ reason: 'date' });
  if (note.length > priceLimits.note) problems.push({ reason: 'note' });
  const seen = new Set<number>();
  for (const line of lines) {
    const { variantId } = line;
    const reason = !known.has(variantId) ? 'variant' : seen.has(variantId) ? 'twice' : priceProblem(line.price);
    if (reason) problems.push({ reason, variantId });
    seen.add(variantId);
  }
  return problems;
}

/** Planned price of a variant, and the day on which it takes effect, as `YYYY-MM-DD`. */
export type PlannedPrice = { changeId: number; price: number; day: string };

/** Returns the price of a variant that is in force on a day, which may be a planned one. `planned` is in the order of the days. */
export const priceOn = (
  { price, planned }: { price: number | null; planned: readonly PlannedPrice[] },
  day: string,
): number | null => planned.findLast((one) => one.day <= day)?.price ?? price;

/** Returns a price changed by a percentage and rounded to a multiple of `step` EUR, at least one step. */
export function changedPrice(price: number, percent: number, step: number): number {
  const steps = Math.max(Math.round((price * (1 + percent / 100)) / step), 1);
  return Math.round(steps * step * 100) / 100;
}
