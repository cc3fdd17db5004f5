export type FactCount = {
  /** For a list fact: number of hits per value under the other choices. */
  counts: Map<string, number>;
  /** For a range fact: smallest and largest number under the other choices. */
  min: number;
  max: number;
};

/** Counts by fact key. */
export type FactCounts = ReadonlyMap<string, FactCount>;

export type FacetAnswer = {
  /** IDs of the requested hits, by relevance for a search, otherwise in the order of the rows. */
  hits: number[];
  /** Number of all hits. */
  total: number;
  /** Number of rows without any choice or search. */
  totalUnfiltered: number;
  facts: Map<string, FactCount>;
};
