/** Collections that are published per language, with drafts and versions. */
export const draftedCollections = ['pages', 'categories', 'products', 'projects', 'news', 'faq'] as const;

export type DraftedCollection = (typeof draftedCollections)[number];

export function isDrafted(collection: string): collection is DraftedCollection {
  return (draftedCollections as readonly string[]).includes(collection);
}
