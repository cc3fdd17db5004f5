export type Dimensions = { lengthMm: number | null; widthMm: number | null; heightMm: number | null };

/** Outer measures as 'length × width × height mm', the unit once; unknown ones are left out, none at all is empty. */
export function formatMeasures({ lengthMm, widthMm, heightMm }: Dimensions): string {
  const known = [lengthMm, widthMm, heightMm].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} mm`;
}

/** The one value that all have in common; undefined where they differ or it is unknown. */
export function sharedValue<Value>(values: readonly (Value | null)[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? (first ?? undefined) : undefined;
}

/** How long a line for a length is beside the line of the longest; a line without a known length is as long as that. */
export function lengthShare(lengthMm: number | null, longestMm: number): number {
  return lengthMm === null || longestMm === 0 ? 1 : lengthMm / longestMm;
}
