import type { CSSProperties } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { standingViews } from '../product-page/media/drawing.ts';
import type { NumberedPart, ProductParts } from './finder-state.ts';
import { rowId } from './PartRow.tsx';
import styles from './PartsDrawing.module.css';

type PartsDrawingProps = {
  product: Pick<ProductParts, 'dimensionalDrawing' | 'title'>;
  parts: readonly NumberedPart[];
  marked: number | undefined;
  onMark: (ring: number | undefined) => void;
};

/**
 * Renders the front and side view of a product on one ground line, with a numbered ring on each part. Rings lead to the rows of their
 * parts. Small windows show the front view only.
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
            {parts.map(({ ring, part }) => {
              const place = part[view.kind];
              return (
                place && (
                  <a
                    key={part.number}
                    className={`${styles.ring} ${ring === marked ? styles.marked : ''}`}
                    style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
                    href={`#${rowId(ring)}`}
                    aria-label={t('ring', { number: ring, title: part.title })}
                    onMouseEnter={() => onMark(ring)}
                    onMouseLeave={() => onMark(undefined)}
                    onFocus={() => onMark(ring)}
                    onBlur={() => onMark(undefined)}
                  >
                    {ring}
                  </a>
                )
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
