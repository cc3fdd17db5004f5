/** Default scale of a strip in px per mm, and its maximum height in px. */
const usualScale = 0.086;
const maxHeight = 240;

/**
 * Returns the scale of a strip in px per mm: the requested one, or less if the tallest elevation would exceed the maximum height.
 */
export function stripScale(heightsMm: readonly number[], wanted = usualScale): number {
  const fitting = maxHeight / Math.max(1, ...heightsMm);
  return Math.round(Math.min(wanted, fitting) * 10_000) / 10_000;
}
