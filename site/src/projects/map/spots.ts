import { closest } from './map-view.ts';
import type { Point } from './mercator.ts';

export type Place = Point & { id: number; title: string; uri: string };

/** One point of the map: a project, or several that are too close to be separate. */
export type Spot = Point & { key: string; places: readonly [Place, ...Place[]] };

/** Distance in px below which markers are merged into a count. */
const leastDistance = 34;

/** Returns the spots of a map from west to east. At the maximum scale all of them are separate. */
export function spotsOf(places: readonly Place[], scale: number): Spot[] {
  const fromWest = places.toSorted((one, other) => one.x - other.x || one.y - other.y).map((place) => spotOf(place));
  return scale < closest ? merged(fromWest, leastDistance / scale) : fromWest;
}

/** Merges spots that are closer than `least`, repeatedly, until no two of them are. */
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
