import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { type ColourRow, colourColumns, colourTables } from '../colours/colour-source.ts';
import { type DownloadRow, downloadColumns, downloadTables } from '../downloads/download-source.ts';
import type { LinkedFile } from '../downloads/file-link.ts';
import { relatedIds } from '../entries/related-ids.ts';
import { knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Elevation, EnvironmentalFigures, Mounting, ProductMaterial, Variant } from '../platform/generated/contract.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { knowCards, type RowsCards, withCards } from './catalogue/product-card.ts';
import type { ProductSource } from './product-source.ts';

type Stored<Type> = Omit<Type, '__typename' | 'siteId'>;

/** A row of the specification table before formatting: a number or a text. */
export type StoredSpecification = {
  key: string;
  name: string;
  unit: string | null;
  number: number | null;
  text: string | null;
  isOptional: boolean;
};

/** Environmental figures, any part of which may be missing. */
export type StoredFigures = { [Key in keyof EnvironmentalFigures]: EnvironmentalFigures[Key] | null };

/** A dimensional drawing with its front view; null without one. */
export type StoredDrawing = {
  id: number;
  hash: string;
  width: number;
  height: number;
  alt: string | null;
  elevation: Stored<Elevation> | null;
};

/** A variant with its own data. Its lists are empty if they do not differ from its product's. */
export type StoredVariant = Stored<
  Omit<Variant, 'dimensionalDrawing' | 'elevation' | 'price' | 'materials' | 'specifications' | 'downloads'>
> & {
  drawing: StoredDrawing | null;
  priceEur: number | null;
  materials: Stored<ProductMaterial>[];
  specifications: StoredSpecification[];
  downloads: DownloadRow[];
};

/** Data of a product page except its card, in the site's language, as far as the caller may see it. */
export type ProductDetail = {
  id: number;
  /** As editors have written it; otherwise it follows from the title. */
  neutralName: string | null;
  description: string | null;
  extendedInformation: RichText | null;
  anyRal: boolean;
  norms: string[];
  certificates: string[];
  environmental: StoredFigures;
  drawing: StoredDrawing | null;
  model: (LinkedFile & { id: number; size: number }) | null;
  imageIds: number[];
  /** Pictures of a colour or variant, by their code and article number. */
  choicePictures: { imageId: number; colour: string | null; variant: string | null }[];
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

const maxVariants = 100;

/** Returns SQL for a list of short texts of a product. */
export const lines = (path: string) =>
  `array(select t.text from products_texts t where t.parent_id = p.id and t.path = '${path}' and t.locale = $2::_locales order by t."order")`;

/** Returns SQL for the rows of a query as a list, in the order of the query. */
const list = (query: string) => `(select coalesce(json_agg(item), '[]') from (${query}) item)`;

const relatedRows = (path: string, column: string, columns: string, tables: string, id: string, order = 'r."order"') =>
  list(`select ${columns} from products_rels r join (${tables}) on ${id} = r.${column}
    where r.parent_id = p.id and r.path = '${path}' order by ${order}`);

/** SQL order of the colours. The default colour comes first, because the pictures and the 3D model have it (CAT-12). */
const defaultColourFirst = '(r.colours_id = p.default_colour_id) is true desc, r."order"';

const colours = relatedRows('colours', 'colours_id', colourColumns, colourTables, 'c.id', defaultColourFirst);

const mountings = relatedRows(
  'mountings',
  'mountings_id',
  `m.id, m.key, coalesce(ml.title, m.key) as title, ml.description`,
  'mountings m left join mountings_locales ml on ml._parent_id = m.id and ml._locale = $2::_locales',
  'm.id',
);

/** Returns SQL for the materials of a product or variant. */
export const materialsOf = (owner: 'products' | 'variants', id: string) =>
  list(`
  select m.id, coalesce(ml.title, m.key) as title, ml.description, ml.standard, om.share_kg::float8 as "shareKg"
  from ${owner}_materials om join materials m on m.id = om.material_id
  left join materials_locales ml on ml._parent_id = m.id and ml._locale = $2::_locales
  where om._parent_id = ${id} order by om._order`);

/** Returns SQL for the facts of a product or variant. */
export const specificationsOf = (owner: 'products' | 'variants', id: string) =>
  list(`
  select f.key, fl.title as name, f.unit, pf.number::float8 as number, coalesce(vl.title, pf.text, pf.boolean::text) as text,
    coalesce(pf.text = 'optional', false) as "isOptional"
  from ${owner}_facts pf join facts f on f.id = pf.fact_id join facts_locales fl on fl._parent_id = f.id and fl._locale = $2::_locales
  left join fact_values fv on fv.fact_id = f.id and fv.value = coalesce(pf.text, pf.boolean::text)
  left join fact_values_locales vl on vl._parent_id = fv.id and vl._locale = $2::_locales
  where pf._parent_id = ${id} order by f.position, f.key, pf._order`);

const downloadsOf = (owner: 'products' | 'variants', id: string) =>
  list(`select ${downloadColumns} from ${owner}_rels r join (${downloadTables}) on d.id = r.downloads_id
    where r.parent_id = ${id} and r.path = 'downloads' order by r."order"`);

/** Returns SQL for a drawing, with its elevation if it has a front view and a scale. */
const drawing = (id: string) => `(
  select json_build_object('id', d.id, 'hash', d.hash, 'width', coalesce(d.width, 0), 'height', coalesce(d.height, 0), 'alt', dl.alt,
    'elevation', case when d.elevation_width >= 1 and d.elevation_height >= 1 and d.elevation_hash is not null then json_build_object(
      'url', '/media/elevations/' || d.elevation_hash || '.svg', 'widthMm', round(d.elevation_width)::int,
      'heightMm', round(d.elevation_height)::int) end)
  from drawings d left join drawings_locales dl on dl._parent_id = d.id and dl._locale = $2::_locales
  where d.id = ${id} and d.hash is not null)`;

const variants = list(`
  select v.id, v.sku, coalesce(vl.title, v.sku) as title, v.weight_kg::float8 as "weightKg", v.co2e_kg::float8 as "co2eKg",
    v.mki_eur::float8 as "mkiEur", case when $4 then v.price_eur::float8 end as "priceEur",
    json_build_object('lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm) as dimensions,
    ${drawing('v.dimensional_drawing_id')} as drawing,
    ${materialsOf('variants', 'v.id')} as materials, ${specificationsOf('variants', 'v.id')} as specifications,
    ${downloadsOf('variants', 'v.id')} as downloads
  from variants v left join variants_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
  where v.product_id = p.id order by v.position, v.id limit ${maxVariants}`);

const choicePictures = list(`
  select cp.picture_id as "imageId", c.code as colour, v.sku as variant
  from products_choice_pictures cp left join colours c on c.id = cp.colour_id left join variants v on v.id = cp.variant_id
  where cp._parent_id = p.id and cp.picture_id is not null order by cp._order`);

/** SQL for the ids of all pictures of a product. */
const pictureIds = `(${relatedIds('products', 'productImages', 'media_id')} || array(
  select cp.picture_id from products_choice_pictures cp where cp._parent_id = p.id and cp.picture_id is not null))`;

/**
 * Statement for everything on a product page except its card, for live products ($3) in a site ($1) and its language ($2). Member
 * content is read for members only ($4), so that a guest's answer never contains a price or ordering information (CAT-06).
 */
const productDetailStatement = `
  select p.id, l.neutral_name as "neutralName", l.description, case when $4 then l.extended_information end as "extendedInformation",
    coalesce(p.any_ral, false) as "anyRal", ${lines('norms')} as norms, ${lines('certificates')} as certificates,
    json_build_object('co2eKg', p.environmental_co2e_kg, 'mkiEur', p.environmental_mki_eur,
      'recycledContentPercent', p.environmental_recycled_content_percent,
      'detachabilityPercent', p.environmental_detachability_percent, 'dataQuality', l.environmental_data_quality,
      'boundary', l.environmental_boundary, 'source', l.environmental_source, 'date', p.environmental_date,
      'illustrative', coalesce(p.environmental_illustrative, false)) as environmental,
    ${drawing('p.dimensional_drawing_id')} as drawing,
    (select json_build_object('id', f.id, 'hash', f.hash, 'filename', f.filename, 'size', coalesce(f.filesize, 0),
        'membersOnly', coalesce(f.members_only, false))
      from files f where f.id = p.model_id and ($4 or not coalesce(f.members_only, false))) as model,
    ${relatedIds('products', 'productImages', 'media_id')} as "imageIds", ${choicePictures} as "choicePictures",
    ${relatedIds('products', 'relatedProducts', 'products_id')} as "relatedProductIds",
    ${relatedIds('products', 'relatedProjects', 'projects_id')} as "relatedProjectIds",
    ${mountings} as mountings, ${materialsOf('products', 'p.id')} as materials,
    ${specificationsOf('products', 'p.id')} as specifications, ${variants} as variants,
    ${colours} as colours,
    ${downloadsOf('products', 'p.id')} as downloads,
    ${withPictures(pictureIds)}, ${withCards(relatedIds('products', 'relatedProducts', 'products_id'))}
  from products p join products_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
  where p.id = any($3)`;

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
