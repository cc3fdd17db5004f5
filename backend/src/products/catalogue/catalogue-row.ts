import type { FacetedRow, FacetQuestion, FactValues } from '../../facets/faceted-row.ts';

/** One live product in one site, as the list needs it; never a price (CAT-06). */
export type CatalogueRow = FacetedRow & {
  /** Order in the catalogue. */
  position: number;
  /** Its category and that category's parent, and any further ones. */
  categoryIds: readonly number[];
  variants?: readonly CatalogueVariant[] | undefined;
};

/** A variant of a product whose variants differ in what lists are narrowed by. */
export type CatalogueVariant = {
  sku: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  facts: FactValues;
};

export type CatalogueQuestion = FacetQuestion & { categoryId?: number };
