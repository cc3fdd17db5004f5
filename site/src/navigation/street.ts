/** A street that is shorter than this would leave wide windows empty. */
const shortest = 24_000;

/** The gap between two things of a street, mm. */
export const gapMm = 1100;

/** What stands along the footer: a short street goes back the way it came until it is long enough. */
export function streetOf<Thing extends { widthMm: number }>(things: readonly Thing[]): Thing[] {
  const street = [...things];
  if (things.length < 2) return street;
  for (let way = things.toReversed(); lengthMm(street) < shortest; way = way.toReversed()) street.push(...way.slice(1));
  return street;
}

/** The length of a street in mm, with half a gap at each end. */
export function lengthMm(street: readonly { widthMm: number }[]): number {
  return street.reduce((sum, { widthMm }) => sum + widthMm + gapMm, 0);
}
