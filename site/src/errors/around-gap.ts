type Sized = { widthMm: number; heightMm: number };

/**
 * What stands on both sides of a gap: the tallest thing before it, and of the others the two that are narrowest behind it, the taller
 * one first. Without three things there is nothing to stand apart from.
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
