import type { CSSProperties } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './GridLabels.module.css';
import { latitudeOf, type Point, pointOf } from './mercator.ts';

/** Distance from the centre in degrees within which grid lines have labels; enough for wide windows. */
const reach = { longitude: 18, latitude: 10 };

/** Renders the degrees of the grid along its lower edge and, on small screens, along its left edge. */
export function GridLabels({ centre }: { centre: Point }) {
  const t = useMessages('projects');
  const longitudes = evenNumbers(centre.x, reach.longitude);
  const latitudes = evenNumbers(latitudeOf(centre.y), reach.latitude);
  return (
    <div className={styles.labels} aria-hidden="true">
      {longitudes.map((longitude) => (
        <span key={longitude} className={styles.longitude} style={{ '--x': longitude } as CSSProperties}>
          {Math.abs(longitude)}° {t(longitude < 0 ? 'west' : 'east')}
        </span>
      ))}
      {latitudes.map((latitude) => (
        <span
          key={latitude}
          className={styles.latitude}
          style={{ '--y': pointOf({ latitude, longitude: 0 }).y.toFixed(3) } as CSSProperties}
        >
          {latitude}° {t('north')}
        </span>
      ))}
    </div>
  );
}

function evenNumbers(middle: number, reach: number): number[] {
  const first = 2 * Math.ceil((middle - reach) / 2);
  return Array.from({ length: reach }, (_, index) => first + 2 * index);
}
