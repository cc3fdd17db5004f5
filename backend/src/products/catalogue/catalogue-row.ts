import type { FacetedRow, FacetQuestion } from '../../facets/faceted-row.ts';

/** One live product in one site, as the list needs it; never a price (CAT-06). */
export type CatalogueRow = FacetedRow & {
  /** Order in the catalogue. */
  position: number;
  /** Its category and that category's parent, and any further ones. */
  categoryIds: readonly number[];
};

export type CatalogueQuestion = FacetQuestion & { categoryId?: number };
