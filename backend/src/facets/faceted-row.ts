import type { Page } from '../platform/api/arguments.ts';

/** Values of an entry by fact key: texts for a list fact, numbers for a range fact. An entry may have several values. */
export type FactValues = Record<string, readonly string[] | readonly number[]>;

/** An entry in a list with facets. Lists may be limited by `scope`, such as sites and categories. */
export type FacetedRow<Scope> = {
  id: number;
  /** Place in the list. Entries at the same place are sorted by their IDs. */
  position: number;
  scope: Scope;
  facts: FactValues;
  /**
   * The variants in order, with the facts in which they differ, which replace the facts of the entry. Left out if they do not
   * differ.
   */
  variants?: readonly { facts: FactValues }[] | undefined;
};

/** A choice of the visitor: values of a list fact (any of them matches), or a range including both ends. */
export type FactChoice = { key: string; values: readonly string[] } | { key: string; min: number; max: number };

/** A question about entries, with at most 31 choices. */
export type FacetQuestion<Scope> = {
  /** IDs found by the search, in the order of the hits. Undefined without a search, which includes all rows. */
  found?: readonly number[] | undefined;
  choices: readonly FactChoice[];
  /** Whether the question concerns entries of a scope; by default all. */
  includes?: ((scope: Scope) => boolean) | undefined;
  /** The hits to return; by default all. */
  page?: Page | undefined;
};
