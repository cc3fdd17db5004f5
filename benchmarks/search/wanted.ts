import type { SearchKind } from '../../backend/src/search/search-engine.ts';

/** What a query should find: products that carry all of some tags, or one of some entries. */
export type Wanted = { tags: readonly (readonly string[])[] } | { uris: readonly string[] };

/** What has come of a query: whether enough of what is wanted is among the first ten, and whether the first is of it. */
export type Verdict = { recalled: boolean; first: boolean };

export const looked = 10;

const parts = (text: string, mark: string) => text.split(mark).map((part) => part.trim());

/**
 * Reads what a label says: `BM-1010`, a product; `planter & corten`, any product that is both; `litter-bin | smart-bin`, one or the other;
 * `/service/stalen`, the entry at that address. Tags are told by `product-tags.ts`.
 */
export function wantedOf(label: string): Wanted {
  const choices = parts(label, '|');
  if (choices.every((choice) => choice.startsWith('/'))) return { uris: choices.map((choice) => choice.slice(1)) };
  return { tags: choices.map((choice) => parts(choice, '&')) };
}

/** The column of the results that shows it. */
export function columnOf(wanted: Wanted): SearchKind {
  if ('tags' in wanted) return 'product';
  return wanted.uris.some((uri) => /^(projecten|projects|referenz)\//.test(uri)) ? 'project' : 'page';
}

/** True for the tags of a product that is wanted. */
export function isWantedProduct(wanted: Wanted, tags: ReadonlySet<string>): boolean {
  return 'tags' in wanted && wanted.tags.some((choice) => choice.every((tag) => tags.has(tag)));
}

/**
 * Judges what came, best first, by whether each is wanted. Of `existing` wanted ones as many as fit must be among the first ten; several
 * addresses are answers to the same question, of which one is enough.
 */
export function verdictOn(came: readonly boolean[], existing: number): Verdict {
  const found = came.slice(0, looked).filter(Boolean).length;
  return { recalled: existing > 0 && found >= Math.min(looked, existing), first: came[0] === true };
}
