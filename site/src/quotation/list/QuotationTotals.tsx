import { TitleBlock, type TitleBlockCell } from '../../design/headings/TitleBlock.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { QuotationLines } from '../quotation-line.ts';
import { pieces } from '../quotation-rules.ts';
import { LeadTimes } from './LeadTimes.tsx';
import { basesOf, type LineDetails, leadTimes, omitOptions, type Total, totalOf } from './line-details.ts';
import styles from './QuotationTotals.module.css';

type QuotationTotalsProps = { lines: QuotationLines; details: readonly LineDetails[] };

/** Renders the totals of the list. Environmental figures are always shown with their basis. */
export function QuotationTotals({ lines, details }: QuotationTotalsProps) {
  const { format } = useSite();
  const t = useMessages('quotation');
  const ofList = useMessages('quotation/list');
  const weight = totalOf(details, ({ weightKg }) => weightKg);
  const times = leadTimes(details);
  const longest = times.at(-1);
  const bases = basesOf(details);
  const figure = (label: string, total: Total | undefined, write: (value: number) => string): TitleBlockCell[] =>
    total ? [{ label: total.isWhole ? label : ofList('asFarAsKnown', { label }), value: write(total.value) }] : [];
  const kg = (value: number) => t('kg', { weight: format.number(value) });
  return (
    <div className={styles.totals}>
      <LeadTimes times={times} />
      <div className={styles.sums}>
        <TitleBlock
          columns={3}
          cells={[
            { label: t('date'), value: format.date(new Date().toISOString()) },
            { label: t('lineCount'), value: lines.length },
            { label: t('pieceCount'), value: pieces(lines) },
            ...(weight ? [{ label: t(weight.isWhole ? 'totalWeight' : 'knownWeight'), value: kg(weight.value) }] : []),
            ...(longest ? [{ label: t('longestLeadTime'), value: format.quantity(longest.weeks, 'weeks') }] : []),
            ...figure(
              ofList('co2e'),
              totalOf(details, ({ figures }) => figures?.co2eKg),
              kg,
            ),
            ...figure(
              ofList('mki'),
              totalOf(details, ({ figures }) => figures?.mkiEur),
              format.price,
            ),
            ...figure(
              t('totalPrice'),
              totalOf(details, ({ priceEur }) => priceEur),
              format.price,
            ),
          ]}
        />
        {bases.length > 0 && (
          <div className={styles.notes}>
            {bases.some(({ illustrative }) => illustrative) && <p>{ofList('illustrative')}</p>}
            {omitOptions(details) && <p>{ofList('withoutOptions')}</p>}
            {bases.map(({ boundary, source, date }) => (
              <p key={boundary + source + date}>{ofList('basis', { boundary, source, date: format.month(date) })}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
