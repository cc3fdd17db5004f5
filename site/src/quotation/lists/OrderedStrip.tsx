import type { CSSProperties } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { LineDetails, QuotationProducts } from '../list/line-details.ts';
import type { QuotationLines } from '../quotation-line.ts';
import styles from './OrderedStrip.module.css';
import { orderedKinds } from './ordered-kinds.ts';

type OrderedStripProps = { lines: QuotationLines; details: readonly LineDetails[]; products: QuotationProducts };

/**
 * Renders everything on the list on one ground line, at one scale, with the count below each kind (QUO-11). The place keeps its height until
 * the drawings are loaded.
 */
export function OrderedStrip({ lines, details, products }: OrderedStripProps) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const kinds = orderedKinds(lines, products);
  const drawn = kinds.flatMap(({ elevation, drawings }) => Array<number>(drawings).fill(elevation.widthMm));
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const style = {
    '--tallest': Math.max(1, ...kinds.map(({ elevation }) => elevation.heightMm)),
    '--all': Math.max(1, sum(drawn)),
    '--once': Math.max(1, sum(kinds.map(({ elevation }) => elevation.widthMm))),
    '--kinds': kinds.length,
    '--drawings': drawn.length,
  } as CSSProperties;
  if (kinds.length === 0) {
    return (
      <div className={styles.stage}>
        <div className={styles.row} />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <ul className={styles.row} style={style} aria-label={t('ordered')}>
        {kinds.map(({ line, elevation, count, drawings }) => (
          <li key={elevation.url} className={styles.kind}>
            <span className={styles.stand}>
              {Array.from({ length: drawings }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all drawings of a kind are the same
                <Elevation key={place} elevation={elevation} />
              ))}
            </span>
            <span className={styles.line} />
            <span className={layout.hidden}>{details[lines.indexOf(line)]?.title}: </span>
            <span className={styles.count}>{ofQuotation('times', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
