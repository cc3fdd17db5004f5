'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useFactDictionary } from './fact-dictionary.ts';

type Row = { fact?: number | null; text?: string | null; number?: number | null; boolean?: boolean | null };

/** Names a row by its fact and value, such as "Seat height: 450 mm". */
export function FactRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const fact = useFactDictionary()?.get(Number(data?.fact));
  if (!fact) return <span>{rowNumber + 1}</span>;
  const stored = data?.text || String(data?.boolean === true);
  const value =
    typeof data?.number === 'number'
      ? [data.number, fact.unit].filter(Boolean).join(' ')
      : (fact.values.find((choice) => choice.value === stored)?.label ?? data?.text);
  return <span>{value ? `${fact.title}: ${value}` : fact.title}</span>;
}
