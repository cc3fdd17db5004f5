import type { CSSProperties } from 'react';
import styles from './Elevation.module.css';

/** What an elevation is drawn from: an SVG of lines, at an address without spaces or quotes, and the product's outer measures in mm. */
export type ElevationSource = { url: string; widthMm: number; heightMm: number };

/**
 * The front view of a product as lines in the colour of the text around it. Whatever it stands in says how long a millimetre is
 * (`--mm`), so that everything on one ground has one scale.
 */
export function Elevation({ elevation }: { elevation: ElevationSource }) {
  const { url, widthMm, heightMm } = elevation;
  const style = { '--drawing': `url(${url})`, '--width-mm': widthMm, '--height-mm': heightMm } as CSSProperties;
  return <span className={styles.elevation} style={style} aria-hidden="true" />;
}
