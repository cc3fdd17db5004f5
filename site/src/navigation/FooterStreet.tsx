import type { CSSProperties } from 'react';
import { Elevation, type ElevationSource } from '../design/Elevation.tsx';
import styles from './FooterStreet.module.css';
import { gapMm, lengthMm, streetOf } from './street.ts';

type FooterStreetProps = { elevations: readonly ElevationSource[] };

/**
 * Elevations at one scale along the edge of the footer, as wide as the window. Their place is known before they are drawn, and they
 * are fetched once they come near.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the same elevation may stand there twice, and the street never changes
        <Elevation key={place} elevation={elevation} />
      ))}
    </div>
  );
}
