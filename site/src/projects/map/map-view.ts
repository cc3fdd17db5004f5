import { type Point, pointOf } from './mercator.ts';

/** View of a map: its centre, and the number of pixels per degree in small and in wide windows. */
export type MapView = Point & { narrow: number; wide: number };

export type Size = { width: number; height: number };

/** Maximum scale in px per degree. A single marker is more informative with its surroundings. */
export const closest = 260;

const farthest = 12;
/** Minimum distance in px between markers and the edges, where cards and buttons are. */
const edge = { narrow: 24, wide: 28 };
/** Minimum size of the map in small and in wide windows, in px. */
const narrowSize: Size = { width: 350, height: 454 };
const wideSize: Size = { width: 768, height: 400 };
/** Default view without markers: the Netherlands and their surroundings. */
const home = { ...pointOf({ latitude: 52, longitude: 5 }), narrow: 28, wide: 62 };

/** Returns the view that contains all points. */
export function viewOf(points: readonly Point[]): MapView {
  if (points.length === 0) return home;
  const box = boxOf(points);
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    narrow: scaleFor(box, narrowSize, edge.narrow),
    wide: scaleFor(box, wideSize, edge.wide),
  };
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function scaleFor({ left, right, top, bottom }: Box, { width, height }: Size, margin: number): number {
  const fitting = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top), closest);
  return Math.max(Math.round(fitting * 10) / 10, farthest);
}
