import type { NumberedPart } from './finder-state.ts';

type Point = { x: number; y: number };

/** Place of a ring beside a view. `anchor` is the place of its part, and `y` the height of the ring, as fractions of the view. */
export type RingPlace = NumberedPart & { anchor: Point; edge: 'left' | 'right'; y: number };

/** Preferred distance of two rings, as a fraction of the height of the view. Rings of 30 px fit into views of 120 px. */
const preferredGap = 0.25;

/**
 * Returns the places of the rings beside a view, from top to bottom. Rings of the front view are at the right, those of the side view at
 * the nearer edge. Parts without a place in the view are omitted.
 */
export function placeRings(parts: readonly NumberedPart[], kind: 'front' | 'side'): RingPlace[] {
  const anchored = parts.flatMap(({ ring, part }) => {
    const anchor = part[kind];
    if (!anchor) return [];
    const edge = kind === 'side' && anchor.x < 0.5 ? ('left' as const) : ('right' as const);
    return [{ ring, part, anchor, edge, y: anchor.y }];
  });
  const sorted = anchored.toSorted((one, other) => one.anchor.y - other.anchor.y);
  return (['left', 'right'] as const).flatMap((side) => spread(sorted.filter(({ edge }) => edge === side)));
}

/** Moves rings apart so that they keep a distance, and stay within the view. */
function spread(rings: readonly RingPlace[]): RingPlace[] {
  const gap = Math.min(preferredGap, 1 / Math.max(rings.length - 1, 1));
  let top = 0;
  const lowered = rings.map((ring) => {
    const y = Math.max(ring.y, top);
    top = y + gap;
    return { ...ring, y };
  });
  return lowered.map((ring, place) => ({ ...ring, y: Math.min(ring.y, 1 - gap * (rings.length - 1 - place)) }));
}
