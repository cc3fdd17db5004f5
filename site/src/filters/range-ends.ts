import type { Range } from './filters.ts';

/** Range within a facet: the positions of the two handles, and the first and last number of the facet. */
export type RangeEnds = { first: number; last: number; low: number; high: number };

/** Returns the handle positions for a range. They are at the ends of the facet by default and never beyond them. */
export function rangeEnds({ min, max }: Range, facet: { min: number | null; max: number | null }): RangeEnds {
  const first = Math.floor(facet.min ?? min ?? 0);
  const last = Math.max(first, Math.ceil(facet.max ?? max ?? first));
  const within = (number: number) => Math.min(last, Math.max(first, number));
  const low = within(min ?? first);
  return { first, last, low, high: Math.max(low, within(max ?? last)) };
}

/** Returns the range of two handles. A handle at the end of the facet leaves that end open. */
export function rangeOfHandles({ first, last, low, high }: RangeEnds): Range {
  return { ...(low > first && { min: low }), ...(high < last && { max: high }) };
}

/** Returns the position of a number between the ends, as a percentage. */
export function placeOf(number: number, { first, last }: RangeEnds): string {
  return `${last === first ? 0 : Math.round(((number - first) / (last - first)) * 1000) / 10}%`;
}
