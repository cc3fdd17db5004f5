import type { CSSProperties } from 'react';
import { DimensionLine } from '../../design/DimensionLine.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { SupplyPeriod } from './finder-state.ts';
import styles from './SupplyLine.module.css';

/** Renders the period in which parts are supplied as a dimension line from the delivery, with the present year marked (CAT-18). */
export function SupplyLine({ period: { from, until, years, now, isOver } }: { period: SupplyPeriod }) {
  const t = useMessages('products/spare-parts');
  return (
    <div className={styles.supply}>
      <p className={styles.text}>{t(isOver ? 'over' : 'supply', { years })}</p>
      <div className={styles.line}>
        {!isOver && (
          <span className={styles.now} style={{ '--now': `${now * 100}%` } as CSSProperties}>
            {t('now')}
          </span>
        )}
        <DimensionLine>{t('years', { years })}</DimensionLine>
      </div>
      <p className={styles.ends}>
        <span>{from}</span>
        <span>{until}</span>
      </p>
    </div>
  );
}
