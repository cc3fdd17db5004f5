'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { parsePrice, pastedColumn } from '../../../src/products/parse-price.ts';
import { priceOn } from '../../../src/products/price-changes/price-change.ts';
import type { PriceRow } from '../../../src/products/price-changes/price-sheet.ts';
import { differenceInPercent, markedDifference } from '../../../src/products/price-difference.ts';
import { formatDifference, formatEuros } from '../price-texts.ts';
import { CancelPriceChange } from './cancel-price-change.tsx';
import { typedProblem } from './new-prices.ts';
import { priceLabels as labels, priceOnLabel, problemLabels } from './price-labels.ts';

type Props = {
  row: PriceRow;
  /** Whether the row is the first one of its product. */
  isFirst: boolean;
  typed: string | undefined;
  /** Day on which the new price takes effect, as `YYYY-MM-DD`. */
  effectiveOn: string;
  isSelected: boolean;
  /** A range extends to the row that was selected before. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onType: (text: string) => void;
  onPaste: (cells: string[]) => void;
};

/** Moves the focus to the input of another row of the sheet. */
function focusRow(input: HTMLInputElement, distance: 1 | -1): void {
  const inputs = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]') ?? [])];
  const next = inputs[inputs.indexOf(input) + distance];
  next?.focus();
  next?.select();
}

/** Renders a variant of the price list with the input of its new price. */
export function PriceSheetRow({ row, isFirst, typed, effectiveOn, isSelected, onSelect, onType, onPaste }: Props) {
  const { i18n } = useTranslation();
  const { variantId, productId, product, variant, sku, price, planned } = row;
  const euros = (amount: number | null) => (amount === null ? '–' : formatEuros(i18n.language, amount));
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  // The base of a calculation. It is shown only with one, because it is a planned price that the row lists.
  const base = priceOn(row, effectiveOn);
  const problem = typedProblem(typed, i18n.language);
  const amount = typed && !problem ? parsePrice(typed, i18n.language) : undefined;
  const percent = amount === undefined ? undefined : differenceInPercent(base, amount);
  const problemId = `price-problem-${variantId}`;
  const name = `${product}, ${variant}, ${sku}`;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') onType('');
    else if (event.key === 'Enter' || event.key === 'ArrowDown') focusRow(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') focusRow(event.currentTarget, -1);
    else return;
    event.preventDefault();
  }
  function paste(event: ClipboardEvent) {
    const cells = pastedColumn(event.clipboardData.getData('text'));
    if (cells.length < 2) return;
    event.preventDefault();
    onPaste(cells);
  }
  return (
    <tr data-first={isFirst || undefined} data-selected={isSelected || undefined}>
      <td>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`${labelFor({ i18n }, labels.select)}: ${name}`}
          onChange={({ target, nativeEvent }) =>
            onSelect(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </td>
      <td>
        {isFirst && <a href={`/admin/collections/products/${productId}`}>{product}</a>}
        <span className="plantsoen-task-note">
          {variant} · {sku}
        </span>
      </td>
      <td>
        {euros(price)}
        {base !== price && (isSelected || typed) && (
          <span className="plantsoen-task-note">
            {labelFor({ i18n }, priceOnLabel(euros(base), dates.format(new Date(effectiveOn))))}
          </span>
        )}
      </td>
      <td>
        <input
          inputMode="decimal"
          value={typed ?? ''}
          aria-label={`${labelFor({ i18n }, labels.becomes)}: ${name}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        {problem && (
          <span id={problemId} className="plantsoen-gone">
            {labelFor({ i18n }, problemLabels[problem])}
          </span>
        )}
        {planned.map(({ changeId, price: plannedPrice, day }) => (
          <span key={changeId} className="plantsoen-task-note plantsoen-planned-price">
            {euros(plannedPrice)} {labelFor({ i18n }, labels.planned)}, {dates.format(new Date(day))}
            <CancelPriceChange
              {...{ id: changeId, count: 1, day: dates.format(new Date(day)), variant: { id: variantId, name } }}
            />
          </span>
        ))}
      </td>
      <td>
        {percent !== undefined && (
          <span className={Math.abs(percent) > markedDifference ? 'plantsoen-warning' : undefined}>
            {formatDifference(i18n.language, percent)}
          </span>
        )}
      </td>
    </tr>
  );
}
