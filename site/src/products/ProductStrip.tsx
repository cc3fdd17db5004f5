import type { CSSProperties } from 'react';
import { Elevation, type ElevationSource } from '../design/Elevation.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';
import styles from './ProductStrip.module.css';
import { stripScale } from './strip-scale.ts';

/** What a strip shows of a product; without an elevation nothing. */
export type StripProduct = { id: number; title: string; uri: string; elevation: ElevationSource | null };

type ProductStripProps = {
  products: readonly StripProduct[];
  /** How many px a millimetre is, where nothing is too tall for it. */
  scale?: number;
};

/**
 * The elevations of products side by side on the ground line, at one scale, each with its length and name. A product without a
 * drawing is left out. It scrolls sideways where the window is too narrow.
 */
export function ProductStrip({ products, scale }: ProductStripProps) {
  const { localHref } = useSite();
  const t = useMessages();
  const drawn = products.flatMap(({ elevation, ...product }) => (elevation ? [{ ...product, elevation }] : []));
  if (drawn.length === 0) return null;
  const heights = drawn.map(({ elevation }) => elevation.heightMm);
  const style = { '--mm': `${stripScale(heights, scale)}px`, '--tallest': Math.max(...heights) } as CSSProperties;
  return (
    <div className={styles.strip} style={style}>
      <ul className={styles.row} aria-label={t('elevations')}>
        {drawn.map(({ id, title, uri, elevation }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={localHref(uri)}>
              <span className={styles.stand}>
                <Elevation elevation={elevation} />
              </span>
              <span className={styles.line} style={{ '--width-mm': elevation.widthMm } as CSSProperties} />
              <span className={styles.length}>{elevation.widthMm}</span>
              <span className={styles.name}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
