import type { CSSProperties } from 'react';
import { DimensionLine } from '../design/DimensionLine.tsx';
import { Elevation, type ElevationSource } from '../design/pictures/Elevation.tsx';
import styles from './CardElevation.module.css';
import type { Dimensions } from './measures.ts';

type CardElevationProps = { elevation: ElevationSource; dimensions: Dimensions; className: string | undefined };

/** Renders the elevation of a product instead of its picture, with the stated length above and height beside it. */
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
