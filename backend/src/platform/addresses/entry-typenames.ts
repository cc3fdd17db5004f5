import type { AddressedCollection } from './address.ts';

/** Types of the contract by the collection of their entries. */
export const entryTypenames = {
  pages: 'Page',
  categories: 'Category',
  products: 'Product',
  projects: 'Project',
  news: 'NewsArticle',
  faq: 'FaqQuestion',
} as const satisfies Record<AddressedCollection, string>;
