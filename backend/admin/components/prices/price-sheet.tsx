'use client';

import { Button, Link, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { isPossibleDay } from '../../../src/products/price-changes/price-change.ts';
import type { PriceRow } from '../../../src/products/price-changes/price-sheet.ts';
import { type NewPriceCells, newPriceTexts, reviewLines, typedProblem } from './new-prices.ts';
import { priceLabels as labels, problemLabels, rowsOf } from './price-labels.ts';
import { PriceReview } from './price-review.tsx';
import { PriceSheetRow } from './price-row.tsx';
import { PriceTools } from './price-tools.tsx';

type Props = { rows: readonly PriceRow[]; total: number; today: string; initial?: Readonly<Record<number, string>> };

const columns = ['product', 'now', 'becomes', 'difference'] as const;

/** Returns all rows that were shown so far, by variant: a filter keeps selected rows and typed prices that it does not show. */
function useShownRows(rows: readonly PriceRow[]): ReadonlyMap<number, PriceRow> {
  const [shown, setShown] = useState(() => ({ rows, byVariant: byVariant(rows) }));
  if (shown.rows === rows) return shown.byVariant;
  const all = new Map([...shown.byVariant, ...byVariant(rows)]);
  setShown({ rows, byVariant: all });
  return all;
}

const byVariant = (rows: readonly PriceRow[]) => new Map(rows.map((row) => [row.variantId, row]));

/** Renders the price list as a sheet. Only the column of new prices is typed in, and nothing is stored before the confirmation. */
export function PriceSheet({ rows, total, today, initial = {} }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [cells, setCells] = useState<NewPriceCells>(
    () => new Map(Object.entries(initial).map(([variantId, price]) => [Number(variantId), price])),
  );
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [effectiveOn, setEffectiveOn] = useState(today);
  const [isReviewed, setReviewed] = useState(false);
  const lastSelected = useRef<number>(undefined);
  const shownRows = useShownRows(rows);
  const typed = useMemo(
    () => newPriceTexts(shownRows, cells, effectiveOn, i18n.language),
    [shownRows, cells, effectiveOn, i18n.language],
  );
  const lines = useMemo(
    () => reviewLines([...shownRows.values()], typed, effectiveOn, i18n.language),
    [shownRows, typed, effectiveOn, i18n.language],
  );
  const isDayPossible = isPossibleDay(effectiveOn, today);
  const hasProblem = !isDayPossible || [...typed.values()].some((price) => typedProblem(price, i18n.language) !== undefined);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  useEffect(() => {
    if (lines.length === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [lines.length]);

  const write = (changed: Iterable<readonly [number, string | { percent: number; step: number }]>) =>
    setCells((known) => new Map([...known, ...changed]));
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((known) => new Set(isSelected ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id))));
  function selectRow(at: number, isSelected: boolean, isRange: boolean) {
    const from = isRange ? rows.findIndex(({ variantId }) => variantId === lastSelected.current) : -1;
    const [first, last] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
    select(
      rows.slice(first, last + 1).map(({ variantId }) => variantId),
      isSelected,
    );
    lastSelected.current = rows[at]?.variantId;
  }
  const calculate = (percent: number, step: number) =>
    // A variant without any price keeps what was typed.
    write(
      [...selected].flatMap((variantId) => {
        const row = shownRows.get(variantId);
        return row && (row.price !== null || row.planned.length > 0) ? [[variantId, { percent, step }] as const] : [];
      }),
    );
  const paste = (at: number) => (column: string[]) =>
    write(rows.slice(at, at + column.length).map(({ variantId }, index) => [variantId, column[index] ?? ''] as const));

  const inView = new Set(rows.map(({ variantId }) => variantId));
  function finish() {
    setReviewed(false);
    setCells(new Map());
    setSelected(new Set());
    router.refresh();
  }
  return (
    <>
      <PriceTools
        selected={selected.size}
        hidden={[...selected].filter((id) => !inView.has(id)).length}
        onCalculate={calculate}
        onClear={() => setSelected(new Set())}
      />
      {rows.length === 0 && (
        <p>
          {text('none')} <Link href="/admin/prices">{text('clear')}</Link>
        </p>
      )}
      <div className="plantsoen-scroll" hidden={rows.length === 0}>
        <table className="plantsoen-price-sheet">
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={text('selectAll')}
                  checked={rows.every(({ variantId }) => selected.has(variantId))}
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
                effectiveOn={effectiveOn}
                isSelected={selected.has(row.variantId)}
                onSelect={(isSelected, isRange) => selectRow(at, isSelected, isRange)}
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
          <input
            type="date"
            value={effectiveOn}
            min={today}
            aria-invalid={!isDayPossible}
            aria-describedby="price-day"
            onChange={(event) => setEffectiveOn(event.target.value || today)}
          />
        </label>
        <span id="price-day" className="plantsoen-gone" role="alert">
          {!isDayPossible && labelFor({ i18n }, problemLabels.date)}
        </span>
        <Button margin={false} disabled={lines.length === 0 || hasProblem} onClick={() => setReviewed(true)}>
          {text('review')}
          {lines.length > 0 && ` (${lines.length})`}
        </Button>
        {cells.size > 0 && (
          <Button margin={false} buttonStyle="secondary" onClick={() => setCells(new Map())}>
            {text('restore')}
          </Button>
        )}
      </div>
      {isReviewed && <PriceReview {...{ lines, today, effectiveOn }} onClose={() => setReviewed(false)} onDone={finish} />}
    </>
  );
}
