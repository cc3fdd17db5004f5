import type { CSSProperties } from 'react';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { ComparedColumn } from './compared-columns.ts';
import styles from './ElevationRow.module.css';

const seatHeight = 'seatHeightMm';

/**
 * Renders the front views of the columns on one ground line, at one scale, which follows from the sum of their lengths: length below,
 * height on the left, seat height on the right. A product without a drawing leaves its place empty.
 */
export function ElevationRow({ columns }: { columns: readonly ComparedColumn[] }) {
  const t = useMessages('products/comparison');
  const drawn = columns.map(({ product, variant }) => variant?.elevation ?? product.elevation);
  const widths = drawn.map((elevation) => elevation?.widthMm ?? 0);
  const style = {
    '--count': drawn.filter(Boolean).length,
    '--sum': widths.reduce((sum, width) => sum + width, 0),
    '--longest': Math.max(1, ...widths),
    '--tallest': Math.max(1, ...drawn.map((elevation) => elevation?.heightMm ?? 0)),
  } as CSSProperties;
  return (
    <div className={styles.stage}>
      <ul className={styles.row} style={style} aria-label={t('elevations')}>
        {columns.map(({ product, variant, sku }, place) => {
          const elevation = drawn[place];
          const { lengthMm, heightMm } = (variant ?? product).dimensions;
          const facts = variant?.specifications ?? product.specifications;
          const seat = Number(facts.find(({ key }) => key === seatHeight)?.value);
          const height = heightMm ?? elevation?.heightMm;
          // The same variant may be compared in two colours.
          const key = `${sku} ${place}`;
          if (!elevation) return <li key={key} className={styles.empty} aria-label={t('notDrawn', { title: product.title })} />;
          const measures = { '--width-mm': elevation.widthMm, '--height-mm': elevation.heightMm } as CSSProperties;
          return (
            <li key={key} className={styles.item} style={measures}>
              <span className={styles.hidden}>{product.title}, </span>
              <span className={styles.stand}>
                <Elevation elevation={elevation} />
                <Height side="left" mm={height ?? elevation.heightMm} />
                {seat > 0 && seat < (height ?? 0) * 0.95 && <Height side="right" mm={seat} />}
              </span>
              <span className={styles.length}>
                {lengthMm ?? elevation.widthMm}
                <span className={styles.line} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Renders a vertical dimension line from the ground, beside an elevation. */
function Height({ side, mm }: { side: 'left' | 'right'; mm: number }) {
  return (
    <span className={`${styles.height} ${styles[side]}`} style={{ '--height-mm': mm } as CSSProperties} aria-hidden="true">
      {mm}
      <span className={styles.line} />
    </span>
  );
}
