'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { priceLimits } from '../../../src/products/price-changes/price-change.ts';
import type { PriceChangeAnswer } from '../../../src/products/price-changes/price-change-endpoints.ts';
import { differenceInPercent, markedDifference } from '../../../src/products/price-difference.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { Dialog } from '../dialog.tsx';
import { formatDifference, formatEuros } from '../price-texts.ts';
import type { ReviewLine } from './new-prices.ts';
import { confirmLabel, priceLabels as labels, problemLabels, whenLabel } from './price-labels.ts';

type Props = {
  lines: readonly ReviewLine[];
  /** Present day in Dutch time, and the day on which the change takes effect, as `YYYY-MM-DD`. */
  today: string;
  effectiveOn: string;
  onClose: () => void;
  onDone: () => void;
};

/** Renders the dialog that shows old and new prices, and changes or plans them once the editor confirms. */
export function PriceReview({ lines, today, effectiveOn, onClose, onDone }: Props) {
  const { i18n } = useTranslation();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const euros = (amount: number | null) => (amount === null ? '–' : formatEuros(i18n.language, amount));
  const isPlanned = effectiveOn > today;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(effectiveOn));
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  async function confirm() {
    setProblem(undefined);
    try {
      const body = { lines: lines.map(({ variantId, price }) => ({ variantId, price })), effectiveOn, note };
      const response = await fetch('/api/variants/price-changes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.ok) return onDone();
      const { problems = [] } = (await response.json()) as Extract<PriceChangeAnswer, { problems: unknown }>;
      setProblem(problems[0] ? labelFor({ i18n }, problemLabels[problems[0].reason]) : text('failed'));
    } catch {
      setProblem(text('failed'));
    }
  }
  const before = lines.flatMap((line) => line.before ?? []);
  return (
    <Dialog
      title={text('reviewTitle')}
      confirm={{ label: labelFor({ i18n }, confirmLabel(lines.length, isPlanned)), id: 'confirm-prices', run: confirm }}
      onClose={onClose}
    >
      <p>{labelFor({ i18n }, whenLabel(day, isPlanned))}</p>
      <table className="plantsoen-prices">
        <ColumnHeads names={(['product', 'sku', 'old', 'new', 'difference'] as const).map(text)} />
        <tbody>
          {lines.map((line) => {
            const percent = differenceInPercent(line.before, line.price);
            const isMarked = percent !== undefined && Math.abs(percent) > markedDifference;
            return (
              <tr key={line.variantId}>
                <td>
                  {line.product}, {line.variant}
                </td>
                <td>{line.sku}</td>
                <td>{euros(line.before)}</td>
                <td>{euros(line.price)}</td>
                <td>
                  <span className={isMarked ? 'plantsoen-warning' : undefined}>
                    {percent === undefined ? '–' : formatDifference(i18n.language, percent)}
                    {isMarked && <span className="plantsoen-unseen">, {text('marked')}</span>}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{text('average')}</td>
            <td />
            <td>{before.length > 0 ? euros(Math.round(average(before) * 100) / 100) : '–'}</td>
            <td>{euros(Math.round(average(lines.map(({ price }) => price)) * 100) / 100)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <label className="plantsoen-price-note">
        {text('note')}
        <input value={note} maxLength={priceLimits.note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {problem && (
        <p role="alert" className="plantsoen-gone">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
