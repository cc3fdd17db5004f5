import { closest } from './map-view.ts';
import type { Point } from './projection.ts';

export type Place = Point & { id: number; title: string; uri: string };

/** What stands at one point of the map: a project, or several that are too close to be told apart. */
export type Spot = Point & { key: string; places: readonly [Place, ...Place[]] };

/** Markers that are closer than this, in pixels, merge into a count. */
const leastDistance = 34;

/** The spots of a map from west to east. At its closest all are apart. */
export function spotsOf(places: readonly Place[], scale: number): Spot[] {
  const fromWest = places.toSorted((one, other) => one.x - other.x || one.y - other.y).map((place) => spotOf(place));
  return scale < closest ? merged(fromWest, leastDistance / scale) : fromWest;
}

/** Spots of which no two are closer than that: those that are become one in their middle, again until it is so. */
function merged(spots: readonly Spot[], least: number): Spot[] {
  const groups: [Place, ...Place[]][] = [];
  for (const { places } of spots) {
    const near = groups.find((group) => distance(middle(group), middle(places)) < least);
    if (near) near.push(...places);
    else groups.push([...places]);
  }
  const fewer = groups.map((group) => spotOf(...group));
  return fewer.length < spots.length ? merged(fewer, least) : fewer;
}

function spotOf(...places: [Place, ...Place[]]): Spot {
  return { ...middle(places), key: places.map(({ id }) => id).join('-'), places };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
