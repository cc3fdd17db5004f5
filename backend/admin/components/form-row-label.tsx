'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

type Row = { fields?: { label?: string; handle?: string }[] };

const words: Record<string, string> = { nl: 'Rij', en: 'Row', de: 'Zeile' };

/** The labels of a row's fields, so that a folded row says what is in it. */
export function FormRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const labels = (data?.fields ?? []).map(({ label, handle }) => label || handle).filter(Boolean);
  return <span>{labels.join(' · ') || `${words[i18n.language] ?? words.en} ${rowNumber + 1}`}</span>;
}
