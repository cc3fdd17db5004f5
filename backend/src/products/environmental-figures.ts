import type { EnvironmentalFigures } from '../platform/generated/contract.ts';
import type { Product } from '../platform/generated/payload-types.ts';

/**
 * Environmental figures as they may be shown: only with their boundary, source and date (Directive (EU) 2024/825); figures
 * without one of these are left out altogether.
 */
export function environmentalFigures(figures: Product['environmental']): EnvironmentalFigures | null {
  if (!figures?.boundary || !figures.source || !figures.date) return null;
  return {
    co2eKg: figures.co2eKg ?? null,
    mkiEur: figures.mkiEur ?? null,
    recycledContentPercent: figures.recycledContentPercent ?? null,
    detachabilityPercent: figures.detachabilityPercent ?? null,
    dataQuality: figures.dataQuality ?? null,
    boundary: figures.boundary,
    source: figures.source,
    date: figures.date,
    illustrative: figures.illustrative ?? false,
  };
}
