/** How many hits a list loads at a time. */
export const hitsAtATime = { products: 12, projects: 8, news: 6, search: 6 };

/** The most hits that the API answers at once. */
export const mostAtOnce = 48;

const most = 240;

/** How many hits an address can ask for beyond the first: enough to come back to, few enough to be rendered at once. */
export function shownCounts(atATime: number): readonly number[] {
  return Array.from({ length: most / atATime - 1 }, (_, index) => atATime * (index + 2));
}

/** How many hits an address asks for. */
export function shownCount({ show }: { show?: string }, atATime: number): number {
  const count = Number(show);
  return shownCounts(atATime).includes(count) ? count : atATime;
}
