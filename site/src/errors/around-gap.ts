type Sized = { widthMm: number; heightMm: number };

/**
 * Returns the products around the gap: the tallest one before it, and the two narrowest others behind it, the taller one first.
 * Returns undefined for fewer than three products.
 */
export function aroundGap<Thing extends Sized>(
  things: readonly Thing[],
): { before: Thing; behind: readonly Thing[] } | undefined {
  const [before, ...others] = things.toSorted((a, b) => b.heightMm - a.heightMm);
  if (!before || others.length < 2) return undefined;
  const behind = others
    .toSorted((a, b) => a.widthMm - b.widthMm)
    .slice(0, 2)
    .toSorted((a, b) => b.widthMm - a.widthMm);
  return { before, behind };
}
