import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetedRow, FactValues } from '../../facets/faceted-row.ts';

/** Values by which lists and summaries of products are limited. Many products share each combination. */
export type ProductScope = {
  siteIds: readonly SiteId[];
  /** IDs of its category with that category's parent, and of any further categories. */
  categoryIds: readonly number[];
  /** Whether its first picture is cut out. */
  hasCutOut: boolean;
  /** `flat` is less than a quarter as high as wide. */
  elevation: 'none' | 'flat' | 'high';
};

/** A live product in lists, without prices (CAT-06) and texts, so that all sites share it. */
export type CatalogueRow = Omit<FacetedRow<ProductScope>, 'variants'> & { variants?: readonly CatalogueVariant[] | undefined };

/** A variant of a product whose variants differ in filterable facts. */
export type CatalogueVariant = VariantLabel & { facts: FactValues };

/** The part of a variant that is displayed on a card. */
export type VariantLabel = { sku: string; lengthMm: number | null; widthMm: number | null; heightMm: number | null };
