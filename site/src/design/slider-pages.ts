/** Where a slide begins and ends, in px from the beginning of its row. */
export type Extent = { start: number; end: number };

/**
 * The scroll positions at which a row stands still: each shows as many whole slides as there is room for, and goes on with
 * the first that is not wholly seen. None lies beyond the end of the row.
 */
export function pagePositions(slides: readonly Extent[], room: number, furthest: number): number[] {
  const positions: number[] = [];
  for (const { start, end } of slides) {
    const position = positions.at(-1);
    const isBeyond = position === undefined || end > position + room + tolerance;
    if (isBeyond && (position ?? -1) < furthest) positions.push(Math.min(start, furthest));
  }
  return positions;
}

/** Which of the positions is nearest to where a row has been scrolled, counted from 1. */
export function placeAt(scrolled: number, positions: readonly number[]): number {
  const distances = positions.map((position) => Math.abs(position - scrolled));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Widths of slides are fractions of a pixel. */
const tolerance = 1;
