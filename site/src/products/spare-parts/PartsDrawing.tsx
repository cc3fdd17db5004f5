import type { CSSProperties } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { standingViews } from '../product-page/media/drawing.ts';
import type { NumberedPart, ProductParts } from './finder-state.ts';
import { rowId } from './PartRow.tsx';
import styles from './PartsDrawing.module.css';
import { placeRings } from './ring-places.ts';

type PartsDrawingProps = {
  product: Pick<ProductParts, 'dimensionalDrawing' | 'title'>;
  parts: readonly NumberedPart[];
  marked: number | undefined;
  onMark: (ring: number | undefined) => void;
};

/**
 * Renders the front and side view of a product on one ground line, with numbered rings beside them and leader lines to the parts.
 * Rings lead to the rows of their parts. Small windows show the front view only.
 */
export function PartsDrawing({ product, parts, marked, onMark }: PartsDrawingProps) {
  const t = useMessages('products/spare-parts');
  const { dimensionalDrawing: drawing } = product;
  const views = drawing ? standingViews(drawing) : [];
  if (!drawing || views.length === 0) return null;
  const scale = {
    '--front': views[0]?.width,
    '--together': views.reduce((sum, { width }) => sum + width, 0),
    '--tallest': Math.max(...views.map(({ height }) => height)),
  } as CSSProperties;
  return (
    <div className={styles.drawing} style={scale}>
      {views.map((view) => {
        const box = { '--x': view.x, '--y': view.y, '--width': view.width, '--height': view.height, '--whole': drawing.width };
        const rings = placeRings(parts, view.kind);
        return (
          <div
            key={view.kind}
            className={`${styles.view} ${view.kind === 'side' ? styles.side : ''}`}
            style={box as CSSProperties}
          >
            <span className={styles.cut}>
              <img
                className={styles.picture}
                src={drawing.url}
                alt={view.kind === 'front' ? drawing.alt : ''}
                width={drawing.width}
                height={drawing.height}
                decoding="async"
              />
            </span>
            <svg className={styles.leaders} aria-hidden="true">
              {rings.map(({ part, ring, anchor, edge, y }) => (
                <g key={part.number} className={ring === marked ? styles.led : undefined}>
                  <line x1={percent(anchor.x)} y1={percent(anchor.y)} x2={edge === 'left' ? 0 : '100%'} y2={percent(y)} />
                  <circle cx={percent(anchor.x)} cy={percent(anchor.y)} r="3" />
                </g>
              ))}
            </svg>
            {rings.map(({ ring, part, edge, y }) => (
              <a
                key={part.number}
                className={`${styles.ring} ${styles[edge]} ${ring === marked ? styles.marked : ''}`}
                style={{ top: percent(y) }}
                href={`#${rowId(ring)}`}
                aria-label={t('ring', { number: ring, title: part.title })}
                onMouseEnter={() => onMark(ring)}
                onMouseLeave={() => onMark(undefined)}
                onFocus={() => onMark(ring)}
                onBlur={() => onMark(undefined)}
              >
                {ring}
              </a>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;
