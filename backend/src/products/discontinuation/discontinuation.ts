import { isIsoDate } from '../../platform/iso-date.ts';
import type { StoredAvailability } from './availability.ts';

/** Input of an editor to discontinue a product: the day in Dutch time as `YYYY-MM-DD`, and the years of spare parts after it. */
export type Discontinuation = { discontinuedOn: string; successorId: number | null; sparePartsYears: number };

export const discontinuationLimits = { daysBack: 3650, daysAhead: 730, sparePartsYears: 30 } as const;

/** Reason why a product cannot be discontinued as entered. */
export type DiscontinuationProblem = 'date' | 'years' | 'itself' | 'notLive' | 'circle' | 'product';

/**
 * Successor as found in the database: whether it is live and not discontinued, and the products that succeed it, the next one first.
 */
export type Successor = { isOffered: boolean; chain: readonly number[] };

const dayMs = 24 * 60 * 60_000;

/** Whether a text is a day within the limits around `today`. */
function isPossibleDay(day: string, today: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  const daysFromToday = (time - Date.parse(`${today}T00:00:00Z`)) / dayMs;
  return isIsoDate(day) && daysFromToday >= -discontinuationLimits.daysBack && daysFromToday <= discontinuationLimits.daysAhead;
}

/** Returns the reasons to refuse to discontinue a product; none if it can be done. Without a successor, pass undefined. */
export function discontinuationProblems(
  productId: number,
  { discontinuedOn, successorId, sparePartsYears }: Discontinuation,
  successor: Successor | undefined,
  today: string,
): DiscontinuationProblem[] {
  const problems: DiscontinuationProblem[] = [];
  if (!isPossibleDay(discontinuedOn, today)) problems.push('date');
  const isWholeYear = Number.isInteger(sparePartsYears) && sparePartsYears >= 0;
  if (!isWholeYear || sparePartsYears > discontinuationLimits.sparePartsYears) problems.push('years');
  if (successorId === productId) problems.push('itself');
  else if (successorId !== null && !successor?.isOffered) problems.push('notLive');
  else if (successor?.chain.includes(productId)) problems.push('circle');
  return problems;
}

/** Returns what is stored for a product: a day after `today` phases it out until then. */
export function storedAvailability(
  { discontinuedOn, successorId, sparePartsYears }: Discontinuation,
  today: string,
): StoredAvailability {
  return {
    availability: discontinuedOn > today ? 'phasingOut' : 'discontinued',
    discontinuedOn,
    successorId,
    sparePartsUntil: sparePartsYears === 0 ? null : Number(discontinuedOn.slice(0, 4)) + sparePartsYears,
  };
}

/** Returns the years of spare parts of a stored availability. */
export const sparePartsYearsOf = ({ discontinuedOn, sparePartsUntil }: StoredAvailability): number =>
  discontinuedOn === null || sparePartsUntil === null ? 0 : sparePartsUntil - Number(discontinuedOn.slice(0, 4));
