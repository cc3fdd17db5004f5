'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useMemo, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { changedPrice } from '../../../src/products/price-changes/price-change.ts';
import type { PriceRow } from '../../../src/products/price-changes/price-sheet.ts';
import { reviewLines, type TypedPrices, typedProblem } from './new-prices.ts';
import { priceLabels as labels, rowsOf } from './price-labels.ts';
import { PriceReview } from './price-review.tsx';
import { PriceSheetRow } from './price-row.tsx';
import { PriceTools } from './price-tools.tsx';

type Props = { rows: readonly PriceRow[]; total: number; today: string; initial?: Readonly<Record<number, string>> };

const columns = ['product', 'now', 'becomes', 'difference'] as const;

/** Renders the price list as a sheet. Only the column of new prices is typed in, and nothing is stored before the confirmation. */
export function PriceSheet({ rows, total, today, initial = {} }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [typed, setTyped] = useState<TypedPrices>(
    () => new Map(Object.entries(initial).map(([variantId, price]) => [Number(variantId), price])),
  );
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [effectiveOn, setEffectiveOn] = useState(today);
  const [isReviewed, setReviewed] = useState(false);
  const lines = useMemo(() => reviewLines(rows, typed, i18n.language), [rows, typed, i18n.language]);
  const hasProblem = [...typed.values()].some((price) => typedProblem(price, i18n.language) !== undefined);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  useEffect(() => {
    if (lines.length === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [lines.length]);

  const write = (prices: readonly (readonly [number, string])[]) => setTyped((known) => new Map([...known, ...prices]));
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((known) => new Set(isSelected ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id))));
  const calculate = (percent: number, step: number) =>
    write(
      rows.flatMap(({ variantId, price }) =>
        price !== null && selected.has(variantId)
          ? [[variantId, changedPrice(price, percent, step).toLocaleString(i18n.language, { maximumFractionDigits: 2 })] as const]
          : [],
      ),
    );
  const paste = (at: number) => (cells: string[]) =>
    write(rows.slice(at, at + cells.length).map(({ variantId }, index) => [variantId, cells[index] ?? ''] as const));

  function finish() {
    setReviewed(false);
    setTyped(new Map());
    setSelected(new Set());
    router.refresh();
  }
  return (
    <>
      <PriceTools selected={selected.size} onCalculate={calculate} />
      <div className="plantsoen-scroll">
        <table className="plantsoen-price-sheet">
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={text('selectAll')}
                  checked={selected.size === rows.length}
                  onChange={(event) =>
                    select(
                      rows.map(({ variantId }) => variantId),
                      event.target.checked,
                    )
                  }
                />
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {text(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <PriceSheetRow
                key={row.variantId}
                row={row}
                isFirst={rows[at - 1]?.productId !== row.productId}
                typed={typed.get(row.variantId)}
                isSelected={selected.has(row.variantId)}
                onSelect={(isSelected) => select([row.variantId], isSelected)}
                onType={(price) => write([[row.variantId, price]])}
                onPaste={paste(at)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="plantsoen-task-note">
        {labelFor({ i18n }, rowsOf(rows.length, total))} {text('keys')}
      </p>
      <div className="plantsoen-price-foot">
        <label>
          {text('from')}
          <input type="date" value={effectiveOn} min={today} onChange={(event) => setEffectiveOn(event.target.value || today)} />
        </label>
        <Button margin={false} disabled={lines.length === 0 || hasProblem} onClick={() => setReviewed(true)}>
          {text('review')}
          {lines.length > 0 && ` (${lines.length})`}
        </Button>
        {typed.size > 0 && (
          <Button margin={false} buttonStyle="secondary" onClick={() => setTyped(new Map())}>
            {text('restore')}
          </Button>
        )}
      </div>
      {isReviewed && <PriceReview {...{ lines, today, effectiveOn }} onClose={() => setReviewed(false)} onDone={finish} />}
    </>
  );
}
