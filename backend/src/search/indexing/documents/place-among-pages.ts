const span = 1_000_000;

const order = { categories: 0, pages: 1, faq: 2, news: 3 } as const;

/** The column of pages holds several collections: among equals categories stand before pages, questions and news. */
export function placeAmongPages(collection: keyof typeof order, place: number): number {
  return order[collection] * span + Math.min(Math.max(Math.round(place), 0), span - 1);
}
