import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { ColourRow } from '../colours/colour-source.ts';
import type { DownloadRow } from '../downloads/download-source.ts';
import type { LinkedFile } from '../downloads/file-link.ts';
import { knowPictures, type RowsPictures } from '../media/image-loader.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EnvironmentalFigures, Mounting, ProductMaterial, Variant } from '../platform/generated/contract.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { knowCards, type RowsCards } from './catalogue/product-card.ts';
import { productDetailStatement } from './product-detail-statement.ts';
import type { ProductSource } from './product-source.ts';

type Stored<Type> = Omit<Type, '__typename' | 'siteId'>;

/** A row of the specification table before formatting: a number or a text. */
export type StoredSpecification = { key: string; name: string; unit: string | null; number: number | null; text: string | null };

/** Environmental figures, any part of which may be missing. */
export type StoredFigures = { [Key in keyof EnvironmentalFigures]: EnvironmentalFigures[Key] | null };

/** A variant with its own data. Its lists are empty if they do not differ from its product's. */
export type StoredVariant = Stored<Omit<Variant, 'price' | 'materials' | 'specifications' | 'downloads'>> & {
  priceEur: number | null;
  materials: Stored<ProductMaterial>[];
  specifications: StoredSpecification[];
  downloads: DownloadRow[];
};

/** Data of a product page except its card, in the site's language, as far as the caller may see it. */
export type ProductDetail = {
  id: number;
  description: string | null;
  extendedInformation: RichText | null;
  anyRal: boolean;
  norms: string[];
  certificates: string[];
  environmental: StoredFigures;
  drawing: { id: number; hash: string; width: number; height: number; alt: string | null } | null;
  model: (LinkedFile & { id: number; size: number }) | null;
  imageIds: number[];
  relatedProductIds: number[];
  relatedProjectIds: number[];
  mountings: Stored<Mounting>[];
  materials: Stored<ProductMaterial>[];
  specifications: StoredSpecification[];
  variants: StoredVariant[];
  colours: ColourRow[];
  downloads: DownloadRow[];
};

type Row = ProductDetail & RowsPictures & RowsCards;

/**
 * Returns the details of a live product. Concurrent lookups are batched into one statement, which includes pictures and the cards
 * of related products.
 */
export async function productDetail(context: ApiContext, { id, siteId }: ProductSource): Promise<ProductDetail> {
  const loader = context.loader<number, ProductDetail | undefined>(`product-detail:${siteId}`, async (ids) => {
    const parameters = [siteId, localeOfSite(siteId), ids, seesMemberContent(context.viewer)];
    const rows = await context.sql.query<Row>(productDetailStatement, parameters);
    knowPictures(context, siteId, rows);
    for (const row of rows) knowCards(context, siteId, row.relatedProductIds, row);
    return ids.map((wanted) => rows.find((row) => row.id === wanted));
  });
  const found = await loader.load(id);
  if (!found) throw new Error(`product ${id} has an address in site ${siteId} but cannot be read`);
  return found;
}
