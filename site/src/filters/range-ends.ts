import type { Range } from './filters.ts';

/** A range over the numbers of a facet: where its handles stand, and where the facet begins and ends. */
export type RangeEnds = { first: number; last: number; low: number; high: number };

/** Handles stand at the ends of the facet until a number is chosen; one beyond its ends stands at the end. */
export function rangeEnds({ min, max }: Range, facet: { min: number | null; max: number | null }): RangeEnds {
  const first = Math.floor(facet.min ?? min ?? 0);
  const last = Math.max(first, Math.ceil(facet.max ?? max ?? first));
  const within = (number: number) => Math.min(last, Math.max(first, number));
  const low = within(min ?? first);
  return { first, last, low, high: Math.max(low, within(max ?? last)) };
}

/** The range that two handles say; a handle at the end of the facet leaves that end open. */
export function rangeOfHandles({ first, last, low, high }: RangeEnds): Range {
  return { ...(low > first && { min: low }), ...(high < last && { max: high }) };
}

/** Where a number stands between the ends, as a percentage. */
export function placeOf(number: number, { first, last }: RangeEnds): string {
  return `${last === first ? 0 : Math.round(((number - first) / (last - first)) * 1000) / 10}%`;
}
