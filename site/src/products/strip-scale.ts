/** How many px a millimetre is in a strip of elevations, and how high its tallest may become. */
const usualScale = 0.086;
const mostHeight = 240;

/** The one scale of a strip, px for each mm: the wanted one, or less where something in it is too tall for that. */
export function stripScale(heightsMm: readonly number[], wanted = usualScale): number {
  const fitting = mostHeight / Math.max(1, ...heightsMm);
  return Math.round(Math.min(wanted, fitting) * 10_000) / 10_000;
}
