import type { SiteId } from '@plantsoen/contract/locales.ts';
import { badUserInput } from '../../platform/api/errors.ts';
import { findPlace, type Place } from './find-place.ts';
import { placeOfPostcode } from './place-of-postcode.ts';

export type NearArgument = { place: string; km: number };
type Located = { id: number; latitude: number | null; longitude: number | null };

const maxLength = 100;
const maxKm = 1000;
const earthRadiusKm = 6371;

/** Returns the place that is asked for by name or postcode; undefined if the list of places lacks it. Throws `BAD_USER_INPUT` for an impossible distance. */
export function placeOf(siteId: SiteId, { place, km }: NearArgument): Place | undefined {
  if (km < 1 || km > maxKm) throw badUserInput(`km must be from 1 to ${maxKm}.`);
  return findPlace(siteId, placeOfPostcode(siteId, place.slice(0, maxLength)));
}

/** Returns the distances in km of the entries within a distance of a place, by their IDs, the nearest first. */
export function distancesWithin(place: Place, km: number, entries: readonly Located[]): Map<number, number> {
  const near = entries
    .flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ id, distance: distanceKm(place, { latitude, longitude }) }],
    )
    .filter(({ distance }) => distance <= km)
    .sort((one, other) => one.distance - other.distance);
  return new Map(near.map(({ id, distance }) => [id, distance]));
}

type Point = { latitude: number; longitude: number };

/** Returns the distance of two points in km along a great circle, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(share));
}
