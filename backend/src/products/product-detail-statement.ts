import { colourColumns, colourTables } from '../colours/colour-source.ts';
import { downloadColumns, downloadTables } from '../downloads/download-source.ts';
import { relatedIds } from '../entries/related-ids.ts';
import { withPictures } from '../media/image-loader.ts';
import { withCards } from './catalogue/product-card.ts';

const maxVariants = 100;

const lines = (path: string) =>
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

const materialsOf = (owner: 'products' | 'variants', id: string) =>
  list(`
  select m.id, coalesce(ml.title, m.key) as title, ml.description, ml.standard, om.share_kg::float8 as "shareKg"
  from ${owner}_materials om join materials m on m.id = om.material_id
  left join materials_locales ml on ml._parent_id = m.id and ml._locale = $2::_locales
  where om._parent_id = ${id} order by om._order`);

const specificationsOf = (owner: 'products' | 'variants', id: string) =>
  list(`
  select f.key, fl.title as name, f.unit, pf.number::float8 as number, coalesce(vl.title, pf.text, pf.boolean::text) as text
  from ${owner}_facts pf join facts f on f.id = pf.fact_id join facts_locales fl on fl._parent_id = f.id and fl._locale = $2::_locales
  left join fact_values fv on fv.fact_id = f.id and fv.value = coalesce(pf.text, pf.boolean::text)
  left join fact_values_locales vl on vl._parent_id = fv.id and vl._locale = $2::_locales
  where pf._parent_id = ${id} order by f.position, f.key, pf._order`);

const downloadsOf = (owner: 'products' | 'variants', id: string) =>
  list(`select ${downloadColumns} from ${owner}_rels r join (${downloadTables}) on d.id = r.downloads_id
    where r.parent_id = ${id} and r.path = 'downloads' order by r."order"`);

const variants = list(`
  select v.id, v.sku, coalesce(vl.title, v.sku) as title, v.weight_kg::float8 as "weightKg", v.co2e_kg::float8 as "co2eKg",
    v.mki_eur::float8 as "mkiEur", case when $4 then v.price_eur::float8 end as "priceEur",
    json_build_object('lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm) as dimensions,
    ${materialsOf('variants', 'v.id')} as materials, ${specificationsOf('variants', 'v.id')} as specifications,
    ${downloadsOf('variants', 'v.id')} as downloads
  from variants v left join variants_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
  where v.product_id = p.id order by v.position, v.id limit ${maxVariants}`);

/**
 * Statement for everything on a product page except its card, for live products ($3) in a site ($1) and its language ($2). Member
 * content is read for members only ($4), so that a guest's answer never contains a price or ordering information (CAT-06).
 */
export const productDetailStatement = `
  select p.id, l.description, case when $4 then l.extended_information end as "extendedInformation",
    coalesce(p.any_ral, false) as "anyRal", ${lines('norms')} as norms, ${lines('certificates')} as certificates,
    json_build_object('co2eKg', p.environmental_co2e_kg, 'mkiEur', p.environmental_mki_eur,
      'recycledContentPercent', p.environmental_recycled_content_percent,
      'detachabilityPercent', p.environmental_detachability_percent, 'dataQuality', l.environmental_data_quality,
      'boundary', l.environmental_boundary, 'source', l.environmental_source, 'date', p.environmental_date,
      'illustrative', coalesce(p.environmental_illustrative, false)) as environmental,
    (select json_build_object('id', d.id, 'hash', d.hash, 'width', coalesce(d.width, 0), 'height', coalesce(d.height, 0), 'alt', dl.alt)
      from drawings d left join drawings_locales dl on dl._parent_id = d.id and dl._locale = $2::_locales
      where d.id = p.dimensional_drawing_id and d.hash is not null) as drawing,
    (select json_build_object('id', f.id, 'hash', f.hash, 'filename', f.filename, 'size', coalesce(f.filesize, 0),
        'membersOnly', coalesce(f.members_only, false))
      from files f where f.id = p.model_id and ($4 or not coalesce(f.members_only, false))) as model,
    ${relatedIds('products', 'productImages', 'media_id')} as "imageIds", ${relatedIds('products', 'relatedProducts', 'products_id')} as "relatedProductIds",
    ${relatedIds('products', 'relatedProjects', 'projects_id')} as "relatedProjectIds",
    ${mountings} as mountings, ${materialsOf('products', 'p.id')} as materials,
    ${specificationsOf('products', 'p.id')} as specifications, ${variants} as variants,
    ${colours} as colours,
    ${downloadsOf('products', 'p.id')} as downloads,
    ${withPictures(relatedIds('products', 'productImages', 'media_id'))}, ${withCards(relatedIds('products', 'relatedProducts', 'products_id'))}
  from products p join products_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
  where p.id = any($3)`;
