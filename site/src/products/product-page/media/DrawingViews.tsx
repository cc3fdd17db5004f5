import type { CSSProperties } from 'react';
import { DimensionLine } from '../../../design/DimensionLine.tsx';
import type { Dimensions } from '../../measures.ts';
import styles from './DrawingViews.module.css';
import { type Drawing, standingViews } from './drawing.ts';

type DrawingViewsProps = { drawing: Drawing; dimensions: Dimensions };

/** Renders front and side view of a drawing at one scale, each on the ground line with legible measures. */
export function DrawingViews({ drawing, dimensions }: DrawingViewsProps) {
  const views = standingViews(drawing);
  const widest = Math.max(...views.map(({ width }) => width));
  const together = views.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...views.map(({ height }) => height));
  const scale = { '--widest': widest, '--together': together, '--tallest': tallest } as CSSProperties;
  return (
    <ul className={styles.views} style={scale}>
      {views.map((view) => {
        const length = view.kind === 'front' ? dimensions.lengthMm : dimensions.widthMm;
        const style = {
          '--x': view.x,
          '--y': view.y,
          '--width': view.width,
          '--height': view.height,
          '--whole': drawing.width,
        } as CSSProperties;
        return (
          <li key={view.kind} className={styles.view} style={style}>
            <span className={styles.standing}>
              {view.kind === 'front' && dimensions.heightMm !== null && (
                <span className={styles.height}>
                  <DimensionLine>{dimensions.heightMm}</DimensionLine>
                </span>
              )}
              <span className={styles.cut}>
                <img
                  className={styles.picture}
                  src={drawing.url}
                  alt={view.kind === 'front' ? drawing.alt : ''}
                  width={drawing.width}
                  height={drawing.height}
                  loading="lazy"
                  decoding="async"
                />
              </span>
            </span>
            {length !== null && (
              <span className={styles.length}>
                <DimensionLine>{length}</DimensionLine>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
