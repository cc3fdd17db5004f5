/** What an entry says of its facts: of a list fact the values, of a range fact numbers (an entry may have several of either). */
export type FactValues = Record<string, readonly string[] | readonly number[]>;

/** An entry as a list with facets needs it. */
export type FacetedRow = {
  id: number;
  facts: FactValues;
  /** Its variants, in their order, with the facts in which they differ; left out where none do. These facts replace those of the entry. */
  variants?: readonly { facts: FactValues }[] | undefined;
};

/** A choice of the visitor: some values of a list fact (any matches), or a range with both ends included. */
export type FactChoice = { key: string; values: readonly string[] } | { key: string; min: number; max: number };

export type FacetQuestion = {
  /** Ids of what is searched for, best first: hits stand in this order. Undefined where there are no words, and all rows are meant. */
  found?: readonly number[] | undefined;
  choices: readonly FactChoice[];
};
