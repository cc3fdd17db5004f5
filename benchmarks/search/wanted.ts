import type { SearchKind } from '../../backend/src/search/search-engine.ts';

/** Expected hits of a query: products with all tags of one of the sets, or one of the entries at these URIs. */
export type Wanted = { tags: readonly (readonly string[])[] } | { uris: readonly string[] };

/** Whether enough wanted entries are among the first ten hits, and whether the first hit is wanted. */
export type Verdict = { recalled: boolean; first: boolean };

export const looked = 10;

const parts = (text: string, mark: string) => text.split(mark).map((part) => part.trim());

/**
 * Parses a label: `BM-1010` is a product, `planter & corten` any product with both tags, `litter-bin | smart-bin` any product
 * with one of them. `/service/stalen` is the entry at that address. The tags are those of `product-tags.ts`.
 */
export function wantedOf(label: string): Wanted {
  const choices = parts(label, '|');
  if (choices.every((choice) => choice.startsWith('/'))) return { uris: choices.map((choice) => choice.slice(1)) };
  return { tags: choices.map((choice) => parts(choice, '&')) };
}

/** Returns the column of the results page that shows the wanted entries. */
export function columnOf(wanted: Wanted): SearchKind {
  if ('tags' in wanted) return 'product';
  return wanted.uris.some((uri) => /^(projecten|projects|referenz)\//.test(uri)) ? 'project' : 'page';
}

/** Whether a product with these tags is wanted. */
export function isWantedProduct(wanted: Wanted, tags: ReadonlySet<string>): boolean {
  return 'tags' in wanted && wanted.tags.some((choice) => choice.every((tag) => tags.has(tag)));
}

/**
 * Judges hits, best first; each is true if it is wanted. A query is recalled if the first ten hits have as many of the `existing`
 * wanted entries as fit. `existing` is 1 for labels with addresses, because one of them is enough.
 */
export function verdictOn(came: readonly boolean[], existing: number): Verdict {
  const found = came.slice(0, looked).filter(Boolean).length;
  return { recalled: existing > 0 && found >= Math.min(looked, existing), first: came[0] === true };
}
