export type Dimensions = { lengthMm: number | null; widthMm: number | null; heightMm: number | null };

/**
 * Formats outer measures as 'length × width × height mm'. Unknown ones are omitted; returns an empty string without known
 * measures.
 */
export function formatMeasures({ lengthMm, widthMm, heightMm }: Dimensions): string {
  const known = [lengthMm, widthMm, heightMm].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} mm`;
}

/** Returns the value that all have in common; undefined if they differ or it is unknown. */
export function sharedValue<Value>(values: readonly (Value | null)[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? (first ?? undefined) : undefined;
}

/** Returns the length of a line as a fraction of the longest one; 1 for an unknown length. */
export function lengthShare(lengthMm: number | null, longestMm: number): number {
  return lengthMm === null || longestMm === 0 ? 1 : lengthMm / longestMm;
}
