import type { FacetedRow, FacetQuestion, FactValues } from '../../facets/faceted-row.ts';

/** A live product of one site in a list, without prices (CAT-06). */
export type CatalogueRow = FacetedRow & {
  /** Position in the catalogue. */
  position: number;
  /** IDs of its category with that category's parent, and of any further categories. */
  categoryIds: readonly number[];
  variants?: readonly CatalogueVariant[] | undefined;
};

/** A variant of a product whose variants differ in filterable facts. */
export type CatalogueVariant = {
  sku: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  facts: FactValues;
};

export type CatalogueQuestion = FacetQuestion & { categoryId?: number };
