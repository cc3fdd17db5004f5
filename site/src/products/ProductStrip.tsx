import type { CSSProperties } from 'react';
import { Elevation } from '../design/pictures/Elevation.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ProductStripFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ProductStrip.module.css';

/** Default scale of a strip in px per mm, and its maximum height in px. */
const usualScale = 0.086;
const maxHeight = 240;

/**
 * Returns the scale of a strip in px per mm: the requested one, or less if the tallest elevation would exceed the maximum height.
 */
export function stripScale(heightsMm: readonly number[], wanted = usualScale): number {
  const fitting = maxHeight / Math.max(1, ...heightsMm);
  return Math.round(Math.min(wanted, fitting) * 10_000) / 10_000;
}

type ProductStripProps = {
  products: readonly FragmentOf<ProductStripFragment>[];
  /** Pixels per millimetre, unless an elevation is too tall for it. */
  scale?: number;
};

/**
 * Renders the elevations of products side by side on the ground line, at one scale, each with its length and name. Products
 * without a drawing are omitted. The strip scrolls sideways in narrow windows.
 */
export function ProductStrip({ products, scale }: ProductStripProps) {
  const { localHref } = useSite();
  const t = useMessages('products');
  const drawn = products.flatMap(drawnProduct);
  if (drawn.length === 0) return null;
  const heights = drawn.map(({ elevation }) => elevation.heightMm);
  const style = { '--mm': `${stripScale(heights, scale)}px`, '--tallest': Math.max(...heights) } as CSSProperties;
  return (
    <div className={styles.strip} style={style}>
      <ul className={styles.row} aria-label={t('elevations')}>
        {drawn.map(({ id, title, uri, dimensions, elevation }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={localHref(uri)}>
              <span className={styles.stand}>
                <Elevation elevation={elevation} />
              </span>
              <span className={styles.line} style={{ '--width-mm': elevation.widthMm } as CSSProperties} />
              <span className={styles.length}>{dimensions.lengthMm ?? elevation.widthMm}</span>
              <span className={styles.name}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a product has an elevation for a strip. */
export function isDrawn(product: FragmentOf<ProductStripFragment>): boolean {
  return read<ProductStripFragment>(product).elevation !== null;
}

function drawnProduct(product: FragmentOf<ProductStripFragment>) {
  const { elevation, ...named } = read<ProductStripFragment>(product);
  return elevation ? [{ ...named, elevation }] : [];
}
