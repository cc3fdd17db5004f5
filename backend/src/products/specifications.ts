import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { EnvironmentalFigures, Specification } from '../platform/generated/contract.ts';
import { formatNumber } from './catalogue/facet-labels.ts';
import type { StoredFigures, StoredSpecification } from './product-detail.ts';

/**
 * Returns the rows of the specification table: the product's dictionary values, in the dictionary's order, formatted for the
 * language. Measures and weights belong to the variants and are not included.
 */
export function specifications(siteId: SiteId, stored: readonly StoredSpecification[]): Specification[] {
  const rows = new Map<string, Specification>();
  for (const { key, name, unit, number, text } of stored) {
    const value = number === null ? text : formatNumber(siteId, number);
    if (!value) continue;
    const row = rows.get(key);
    if (row) row.value = `${row.value}, ${value}`;
    else rows.set(key, { key, name, value, unit });
  }
  return [...rows.values()];
}

/**
 * Returns the publishable environmental figures; null without a boundary, a source or a date, which Directive (EU) 2024/825
 * requires.
 */
export function environmentalFigures({ boundary, source, date, ...figures }: StoredFigures): EnvironmentalFigures | null {
  if (!boundary || !source || !date) return null;
  return { ...figures, illustrative: figures.illustrative ?? false, boundary, source, date } as EnvironmentalFigures;
}
