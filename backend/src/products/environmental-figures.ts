import type { EnvironmentalFigures } from '../platform/generated/contract.ts';
import type { StoredFigures } from './product-detail.ts';

/**
 * Returns the publishable environmental figures; null without a boundary, a source or a date, which Directive (EU) 2024/825
 * requires.
 */
export function environmentalFigures({ boundary, source, date, ...figures }: StoredFigures): EnvironmentalFigures | null {
  if (!boundary || !source || !date) return null;
  return { ...figures, illustrative: figures.illustrative ?? false, boundary, source, date } as EnvironmentalFigures;
}
