/** How many hits a list loads at a time. */
export const hitsAtATime = 12;

const most = 240;

/** How many hits an address can ask for beyond the first: enough to come back to, few enough to be rendered at once. */
export const shownCounts: readonly number[] = Array.from(
  { length: most / hitsAtATime - 1 },
  (_, index) => hitsAtATime * (index + 2),
);
