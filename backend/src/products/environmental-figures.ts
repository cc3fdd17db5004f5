import type { EnvironmentalFigures } from '../platform/generated/contract.ts';
import type { StoredFigures } from './product-detail.ts';

/**
 * Environmental figures as they may be shown: only with their boundary, source and date (Directive (EU) 2024/825); figures
 * without one of these are left out altogether.
 */
export function environmentalFigures({ boundary, source, date, ...figures }: StoredFigures): EnvironmentalFigures | null {
  if (!boundary || !source || !date) return null;
  return { ...figures, illustrative: figures.illustrative ?? false, boundary, source, date } as EnvironmentalFigures;
}
