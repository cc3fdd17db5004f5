/** Start and end of a slide, in px from the start of its row. */
export type Extent = { start: number; end: number };

/**
 * Returns the scroll positions at which a row can rest. Each shows as many whole slides as fit, starting with the first slide
 * that the previous position cuts off. No position exceeds `furthest`, the end of the row.
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

/** Returns the position nearest to the current scroll offset, counted from 1. */
export function placeAt(scrolled: number, positions: readonly number[]): number {
  const distances = positions.map((position) => Math.abs(position - scrolled));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Tolerance in px, because widths of slides are fractional. */
const tolerance = 1;
