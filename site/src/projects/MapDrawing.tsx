import type { CSSProperties } from 'react';
import styles from './MapDrawing.module.css';
import europe from './map/europe.svg?url';
import { GridLabels } from './map/GridLabels.tsx';
import { pointOf } from './map/mercator.ts';

/** Renders the drawing of Europe centred on one place, as the background of a static map. */
export function MapDrawing(place: { latitude: number; longitude: number }) {
  const centre = pointOf(place);
  const variables = { '--cx': centre.x.toFixed(4), '--cy': centre.y.toFixed(4) } as CSSProperties;
  return (
    <div className={styles.ground} style={variables}>
      <img className={styles.drawing} src={europe} alt="" width="3350" height="3312" loading="lazy" decoding="async" />
      <GridLabels centre={centre} />
    </div>
  );
}
