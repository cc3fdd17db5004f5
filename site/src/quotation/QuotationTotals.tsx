import { TitleBlock } from '../design/TitleBlock.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { type LineDetails, longestLeadTime, totalWeight } from './line-details.ts';
import { useMessages } from './messages.ts';
import styles from './QuotationTotals.module.css';
import type { QuotationLines } from './quotation-line.ts';
import { pieces } from './quotation-rules.ts';

/** The title block of the list: what it comes to. */
export function QuotationTotals({ lines, details }: { lines: QuotationLines; details: readonly LineDetails[] }) {
  const { format } = useSite();
  const t = useMessages();
  const weight = totalWeight(details);
  const weeks = longestLeadTime(details);
  return (
    <div className={styles.totals}>
      <TitleBlock
        columns={3}
        cells={[
          { label: t('date'), value: format.date(new Date().toISOString()) },
          { label: t('lineCount'), value: lines.length },
          { label: t('pieceCount'), value: pieces(lines) },
          ...(weight
            ? [
                {
                  label: t(weight.isWhole ? 'totalWeight' : 'knownWeight'),
                  value: t('kg', { weight: format.number(weight.kg) }),
                },
              ]
            : []),
          ...(weeks === undefined ? [] : [{ label: t('longestLeadTime'), value: t('weeks', { count: weeks }) }]),
        ]}
      />
    </div>
  );
}
