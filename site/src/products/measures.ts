export type Dimensions = { lengthMm: number | null; widthMm: number | null; heightMm: number | null };

/**
 * Formats outer measures as 'length × width × height mm'. Unknown ones are omitted; returns an empty string without known
 * measures.
 */
export function formatMeasures({ lengthMm, widthMm, heightMm }: Dimensions): string {
  const known = [lengthMm, widthMm, heightMm].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} mm`;
}
