/** What a live product says of a fact: list facts have keys of values, range facts numbers (a product and its variants may differ). */
export type FactValues = Record<string, readonly string[] | readonly number[]>;

/** One live product in one site, as the list needs it; never a price (CAT-06). */
export type CatalogueRow = {
  productId: number;
  /** Order in the catalogue. */
  position: number;
  /** Its category and that category's parent, and any further ones. */
  categoryIds: readonly number[];
  /** Title, article number and category, folded for search. */
  searchText: string;
  facts: FactValues;
};

/** A choice of the visitor: some values of a list fact (any matches), or a range with both ends included. */
export type FactChoice = { key: string; values: readonly string[] } | { key: string; min: number; max: number };

export type CatalogueQuestion = {
  categoryId?: number;
  /** Words, folded like `searchText`; all must occur. */
  words: readonly string[];
  choices: readonly FactChoice[];
};

/** Lower case without accents: 'Mülltonne' and 'mulltonne' are the same word. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}

/** The folded words of a search text; empty for blank text. */
export function searchWords(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}
