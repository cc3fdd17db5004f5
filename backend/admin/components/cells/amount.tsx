'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** Formats an amount with all its decimals: a rounded amount would hide that it has too many. */
export const formatEuros = (language: string, amount: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 }).format(amount);

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
