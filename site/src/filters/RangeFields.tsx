import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { finestStep, maxEnd, parameterOf, type Range } from './filters.ts';
import styles from './RangeFields.module.css';
import { placeOf, rangeEnds, rangeOfHandles } from './range-ends.ts';
import { useRangeText } from './use-range-text.ts';

type RangeFieldsProps = { facet: FacetFragment; range: Range; choose(range: Range): void };

/**
 * Renders a range as a dimension line with two handles and as two number fields. Changes show immediately, and apply when the
 * handle is released or the field loses the focus.
 */
export function RangeFields({ facet, range, choose }: RangeFieldsProps) {
  const t = useMessages('filters');
  const textOf = useRangeText();
  const [moved, setMoved] = useState<Range>();
  const shown = moved ?? range;
  const ends = rangeEnds(shown, facet);
  const { first, last, low, high } = ends;
  const { key, name } = facet;
  const isEmpty = facet.min === null && range.min === undefined && range.max === undefined;
  const settle = () => {
    if (!moved) return;
    setMoved(undefined);
    choose(moved);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  const move = (handles: { low: number } | { high: number }) => setMoved(rangeOfHandles({ ...ends, ...handles }));
  const type = (end: keyof Range, text: string) => setMoved({ ...shown, [end]: text === '' ? undefined : Number(text) });
  const handle = { type: 'range', min: first, max: last, onPointerUp: settle, onKeyUp: settle, onBlur: settle } as const;
  const field = {
    type: 'number',
    min: 0,
    max: maxEnd,
    step: finestStep,
    inputMode: 'decimal',
    onBlur: settle,
    onKeyDown: settleOnEnter,
  } as const;
  if (isEmpty) return <p className={styles.empty}>{t('noNumbers')}</p>;
  return (
    <div className={styles.range} style={{ '--from': placeOf(low, ends), '--to': placeOf(high, ends) } as CSSProperties}>
      <div className={styles.handles}>
        <p className={styles.figure}>{textOf({ min: low, max: high }, facet)}</p>
        <div className={styles.line}>
          <input
            {...handle}
            aria-label={t('fromOf', { name })}
            value={low}
            onChange={({ target }) => move({ low: Math.min(Number(target.value), high) })}
          />
          <input
            {...handle}
            aria-label={t('toOf', { name })}
            value={high}
            onChange={({ target }) => move({ high: Math.max(Number(target.value), low) })}
          />
        </div>
        <p className={styles.ends}>
          <span>{first}</span>
          <span>{last}</span>
        </p>
      </div>
      <div className={styles.numbers}>
        <label>
          {t('from')}
          <input
            {...field}
            name={parameterOf(key, 'min')}
            placeholder={String(first)}
            value={shown.min ?? ''}
            onChange={({ target }) => type('min', target.value)}
          />
        </label>
        <label>
          {t('to')}
          <input
            {...field}
            name={parameterOf(key, 'max')}
            placeholder={String(last)}
            value={shown.max ?? ''}
            onChange={({ target }) => type('max', target.value)}
          />
        </label>
      </div>
    </div>
  );
}
