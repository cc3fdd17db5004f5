import { type Dimensions, sharedValue } from '../measures.ts';

type Variant = { dimensions: Dimensions };

/** The width and the height that all variants have in common, in mm. */
export function sharedMeasures(variants: readonly Variant[]): { width: number | undefined; height: number | undefined } {
  return {
    width: sharedValue(variants.map(({ dimensions }) => dimensions.widthMm)),
    height: sharedValue(variants.map(({ dimensions }) => dimensions.heightMm)),
  };
}

/** Whether the length is the greatest of the measures, as that of a bench and not that of a bollard. */
export function isLong({ lengthMm, widthMm, heightMm }: Dimensions): boolean {
  return lengthMm !== null && lengthMm >= Math.max(widthMm ?? 0, heightMm ?? 0);
}

/** Whether variants are told apart by their length: each has another one, and all else is the same. */
export function differInLengthAlone(variants: readonly Variant[]): boolean {
  const lengths = new Set(variants.map(({ dimensions }) => dimensions.lengthMm));
  const { width, height } = sharedMeasures(variants);
  return !lengths.has(null) && lengths.size === variants.length && width !== undefined && height !== undefined;
}
