import { degree, degreesAround } from './coordinates.ts';
import { useMessages } from './messages.ts';
import styles from './OfficeDrawing.module.css';

const pixelsPerDegree = 132;
const width = 2640;
const height = 720;

/** The grid of degrees around a place in the middle of the window: as in Mercator's projection, a degree of latitude is longer. */
export function OfficeDrawing({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = useMessages();
  const perLatitude = pixelsPerDegree / Math.cos((latitude * Math.PI) / 180);
  const meridians = degreesAround(longitude, width / pixelsPerDegree);
  const parallels = degreesAround(latitude, height / perLatitude);
  return (
    <svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className={styles.grid}
        d={[
          ...meridians.map(({ at }) => `M${round(at * width)} 0V${height}`),
          ...parallels.map(({ at }) => `M0 ${round((1 - at) * height)}H${width}`),
        ].join('')}
      />
      {meridians.map((line) => (
        <text key={line.degree} x={round(line.at * width) + 5} y="100%" dy="-8">
          {degree(line.degree, [t('east'), t('west')])}
        </text>
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
