import type { CSSProperties } from 'react';
import { Elevation, type ElevationSource } from '../../design/pictures/Elevation.tsx';
import styles from './FooterStreet.module.css';

type FooterStreetProps = { elevations: readonly ElevationSource[] };

/**
 * Renders elevations at one scale along the top edge of the footer, as wide as the window. Their space is reserved, and they are
 * loaded lazily.
 */
export function FooterStreet({ elevations }: FooterStreetProps) {
  const street = streetOf(elevations);
  const measures = {
    '--length-mm': lengthMm(street),
    '--gap-mm': gapMm,
    '--tallest-mm': Math.max(0, ...street.map(({ heightMm }) => heightMm)),
  } as CSSProperties;
  return (
    <div className={styles.street} style={measures} aria-hidden="true">
      {street.map((elevation, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an elevation may occur twice, and the street never changes
        <Elevation key={place} elevation={elevation} />
      ))}
    </div>
  );
}

/** Minimum length in mm. A shorter street would leave wide windows empty. */
const minLengthMm = 24_000;

/** Gap between two elevations in mm. */
export const gapMm = 1100;

/** Returns the elevations along the footer. A short street is mirrored repeatedly until it is long enough. */
export function streetOf<Thing extends { widthMm: number }>(things: readonly Thing[]): Thing[] {
  const street = [...things];
  if (things.length < 2) return street;
  for (let way = things.toReversed(); lengthMm(street) < minLengthMm; way = way.toReversed()) street.push(...way.slice(1));
  return street;
}

/** Returns the length of a street in mm, with half a gap at each end. */
export function lengthMm(street: readonly { widthMm: number }[]): number {
  return street.reduce((sum, { widthMm }) => sum + widthMm + gapMm, 0);
}
