import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { relatedIds } from '../entries/related-ids.ts';
import { type ImageRecord, imagesById, knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { type LiveCard, productCard } from './catalogue/product-card.ts';

/** Product data for search engines and other catalogues, without prices (CAT-06). */
export type DescribedProduct = LiveCard & { materials: string[]; images: ImageRecord[] };

const imageIds = relatedIds('products', 'productImages', 'media_id');

const statement = `
  select array(select coalesce(ml.title, m.key) from products_materials pm join materials m on m.id = pm.material_id
      left join materials_locales ml on ml._parent_id = m.id and ml._locale = $2::_locales
      where pm._parent_id = p.id order by pm._order) as materials,
    ${imageIds} as "imageIds", ${withPictures(imageIds)}
  from products p where p.id = $1`;

type Row = RowsPictures & { materials: string[]; imageIds: number[] };

/** Returns a product with its materials and pictures; undefined if it is not live in the site. */
export async function describedProduct(context: ApiContext, siteId: SiteId, id: number): Promise<DescribedProduct | undefined> {
  const [card, [row]] = await Promise.all([
    productCard(context, siteId, id),
    context.sql.query<Row>(statement, [id, localeOfSite(siteId)]),
  ]);
  if (!card || !row) return undefined;
  knowPictures(context, siteId, [row]);
  return { ...card, materials: row.materials, images: await imagesById(context, siteId, row.imageIds) };
}
