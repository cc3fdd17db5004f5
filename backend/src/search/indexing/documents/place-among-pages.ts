const span = 1_000_000;

const order = { categories: 0, pages: 1, faq: 2, news: 3 } as const;

/**
 * Returns the position of an entry in the column of pages, which holds several collections. Among equal hits, categories come
 * before pages, questions and news.
 */
export function placeAmongPages(collection: keyof typeof order, place: number): number {
  return order[collection] * span + Math.min(Math.max(Math.round(place), 0), span - 1);
}
