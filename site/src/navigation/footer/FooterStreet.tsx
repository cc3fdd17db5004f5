import type { CSSProperties } from 'react';
import { Elevation, type ElevationSource } from '../../design/pictures/Elevation.tsx';
import styles from './FooterStreet.module.css';
import { gapMm, lengthMm, streetOf } from './street.ts';

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
