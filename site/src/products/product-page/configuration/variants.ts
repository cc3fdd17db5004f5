import type { Dimensions } from '../../measures.ts';

type Variant = { dimensions: Dimensions };

/** Returns the value that all have in common; undefined if they differ or it is unknown. */
function sharedValue<Value>(values: readonly (Value | null)[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? (first ?? undefined) : undefined;
}

/** Returns the width and the height in mm that all variants have in common. */
export function sharedMeasures(variants: readonly Variant[]): { width: number | undefined; height: number | undefined } {
  return {
    width: sharedValue(variants.map(({ dimensions }) => dimensions.widthMm)),
    height: sharedValue(variants.map(({ dimensions }) => dimensions.heightMm)),
  };
}

/** Whether the length is the greatest measure, as for a bench but not for a bollard. */
export function isLong({ lengthMm, widthMm, heightMm }: Dimensions): boolean {
  return lengthMm !== null && lengthMm >= Math.max(widthMm ?? 0, heightMm ?? 0);
}

/** Whether all variants differ in length and share width and height. */
export function differInLengthAlone(variants: readonly Variant[]): boolean {
  const lengths = new Set(variants.map(({ dimensions }) => dimensions.lengthMm));
  const { width, height } = sharedMeasures(variants);
  return !lengths.has(null) && lengths.size === variants.length && width !== undefined && height !== undefined;
}

/** Returns the length of a line as a fraction of the longest one; 1 for an unknown length. */
export function lengthShare(lengthMm: number | null, longestMm: number): number {
  return lengthMm === null || longestMm === 0 ? 1 : lengthMm / longestMm;
}
