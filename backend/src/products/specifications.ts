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
  for (const { key, name, unit, number, text, isOptional } of stored) {
    const value = number === null ? text : formatNumber(siteId, number);
    if (!value) continue;
    const row = rows.get(key);
    if (row) rows.set(key, { ...row, value: `${row.value}, ${value}`, isOptional: row.isOptional && isOptional });
    else rows.set(key, { key, name, value, unit, isOptional });
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

/** Returns the rows of a product, with the rows of a variant replacing those of the same fact. */
export function withOwn(rows: readonly StoredSpecification[], own: readonly StoredSpecification[]): StoredSpecification[] {
  const ownKeys = new Set(own.map(({ key }) => key));
  const places = new Set(rows.map(({ key }) => key));
  const replaced = [...places].flatMap((place) => (ownKeys.has(place) ? own : rows).filter(({ key }) => key === place));
  return [...replaced, ...own.filter(({ key }) => !places.has(key))];
}
