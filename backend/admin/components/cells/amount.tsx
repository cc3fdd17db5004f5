'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatEuros } from '../price-texts.ts';

/** Renders an amount of money in a list. */
export function AmountCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  return <span>{typeof cellData === 'number' ? formatEuros(i18n.language, cellData) : '–'}</span>;
}

/** Renders the formatted amount of the field above. */
export function AmountText({ path }: { path: string }) {
  const { value } = useField<number>({ path });
  const { i18n } = useTranslation();
  return typeof value === 'number' ? <p className="field-description">{formatEuros(i18n.language, value)}</p> : null;
}
