import type { CSSProperties } from 'react';
import styles from './Elevation.module.css';

/**
 * Source of an elevation: the address of an SVG line drawing, without spaces or quotes, and the product's outer measures in mm.
 */
export type ElevationSource = { url: string; widthMm: number; heightMm: number };

/**
 * Renders the front view of a product as lines in the text colour. The parent sets the length of a millimetre (`--mm`), so that
 * all drawings on one ground share a scale.
 */
export function Elevation({ elevation }: { elevation: ElevationSource }) {
  const { url, widthMm, heightMm } = elevation;
  const style = { '--drawing': `url(${url})`, '--width-mm': widthMm, '--height-mm': heightMm } as CSSProperties;
  return <span className={styles.elevation} style={style} aria-hidden="true" />;
}
