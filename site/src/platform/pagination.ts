/** Page size of each list. */
export const pageSize = { products: 12, projects: 8, news: 6, search: 6, downloads: 48 };

/** Maximum number of hits in one answer of the API. */
export const maxPageSize = 48;

const maxShown = 240;

/** Returns the numbers of hits that an address may request beyond the first page, limited so that they can be rendered at once. */
export function shownCounts(atATime: number): readonly number[] {
  return Array.from({ length: maxShown / atATime - 1 }, (_, index) => atATime * (index + 2));
}

/** Returns the number of hits that an address requests. */
export function shownCount({ show }: { show?: string }, atATime: number): number {
  const count = Number(show);
  return shownCounts(atATime).includes(count) ? count : atATime;
}
