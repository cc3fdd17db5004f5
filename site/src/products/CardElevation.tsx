import type { CSSProperties } from 'react';
import { DimensionLine } from '../design/DimensionLine.tsx';
import { Elevation, type ElevationSource } from '../design/Elevation.tsx';
import styles from './CardElevation.module.css';
import type { Dimensions } from './measures.ts';

type CardElevationProps = { elevation: ElevationSource; dimensions: Dimensions; className: string | undefined };

/** The elevation of a product in the place of its picture, with its length above and its height at its side: what the product is said to measure. */
export function CardElevation({ elevation, dimensions, className }: CardElevationProps) {
  const { widthMm, heightMm } = elevation;
  const style = { '--width-mm': widthMm, '--height-mm': heightMm } as CSSProperties;
  return (
    <span className={`${styles.ground} ${className}`} style={style} aria-hidden="true">
      <span className={styles.drawing}>
        <span className={styles.length}>
          <DimensionLine>{dimensions.lengthMm ?? widthMm}</DimensionLine>
        </span>
        <Elevation elevation={elevation} />
        <span className={styles.height}>
          <DimensionLine>{dimensions.heightMm ?? heightMm}</DimensionLine>
        </span>
      </span>
    </span>
  );
}
