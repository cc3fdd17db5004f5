import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { Elevation } from '../../platform/generated/contract.ts';
import type { Product } from '../../platform/generated/payload-types.ts';
import { pickSupplyFigures } from '../supply-figures.ts';
import type { FactSource } from './facts-of-product.ts';
import type { ProductCard } from './product-card.ts';

/** The published data of a product that all languages share. */
export type CatalogueSource = {
  id: number;
  card: Omit<ProductCard, 'title' | 'uri'>;
  isDiscontinued: boolean;
  facts: FactSource;
  position: number;
  categoryIds: number[];
};

/** Fields of a product that are columns of its table. Those of groups have the name of the group before their own. */
type Columns = Omit<Product, 'category' | 'environmental' | 'successor'> & {
  categoryId: number | null;
  successorId: number | null;
  impressionImageId: number | null;
  environmentalRecycledContentPercent: number | null;
};

type Row = Pick<CatalogueSource, 'id' | 'position' | 'categoryIds'> &
  Pick<FactSource, 'materialKeys' | 'mountingKeys' | 'colourKeys' | 'dictionary' | 'variants'> & {
    /** The product's row by names of columns. */
    columns: Record<string, unknown>;
    productImageId: number | null;
    elevation: Elevation | null;
  };

/** Reads the catalogue data of products, inside the running transaction. Payload's main tables never contain drafts. */
export async function catalogueSources(db: SqlExecutor, ids: readonly number[]): Promise<CatalogueSource[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, to_jsonb(p) as columns, ${position} as position, ${categoryIds} as "categoryIds",
      (select r.media_id from products_rels r where r.parent_id = p.id and r.path = 'productImages' order by r."order" limit 1)
        as "productImageId",
      ${elevation} as elevation,
      ${materialKeys('products_materials', sql`p.id`)} as "materialKeys",
      array(select m.key from products_rels r join mountings m on m.id = r.mountings_id
        where r.parent_id = p.id and r.path = 'mountings' and m.key <> '' order by r."order") as "mountingKeys",
      array(select c.key from products_rels r join colours c on c.id = r.colours_id
        where r.parent_id = p.id and r.path = 'colours' and c.key <> '' order by c.id is distinct from p.default_colour_id, r."order")
        as "colourKeys",
      ${dictionary('products_facts', sql`p.id`)} as dictionary,
      (select coalesce(json_agg(json_build_object('sku', v.sku, 'lengthMm', v.length_mm::float8, 'widthMm', v.width_mm::float8,
          'heightMm', v.height_mm::float8, 'weightKg', v.weight_kg::float8,
          'materialKeys', ${materialKeys('variants_materials', sql`v.id`)},
          'dictionary', ${dictionary('variants_facts', sql`v.id`)}) order by v.position, v.id), '[]')
        from variants v where v.product_id = p.id) as variants
    from products p
    left join categories main on main.id = p.category_id
    left join categories top on top.id = main.parent_id
    where p.id = any(${sql.param(ids)}::int[]) order by p.id`);
  return rows.map(toSource);
}

/** Returns SQL for the values from the editors' dictionary, as a JSON list in its order. */
const dictionary = (table: 'products_facts' | 'variants_facts', id: SQL) => sql`(
  select coalesce(json_agg(json_build_object('key', f.key, 'value',
    coalesce(to_json(d.number::float8), to_json(d.text), to_json(d.boolean))) order by d._order), '[]')
  from ${sql.identifier(table)} d join facts f on f.id = d.fact_id
  where d._parent_id = ${id} and num_nonnulls(d.number, d.text, d.boolean) > 0)`;

/** Returns SQL for the keys of materials, as an array in their order. */
const materialKeys = (table: 'products_materials' | 'variants_materials', id: SQL) => sql`array(
  select m.key from ${sql.identifier(table)} o join materials m on m.id = o.material_id where o._parent_id = ${id} order by o._order)`;

/** SQL for the categories of a product and their parents, each once. */
const categoryIds = sql`array(
  select own.id from (
    select p.category_id as id union select r.categories_id from products_rels r where r.parent_id = p.id and r.path = 'categories'
  ) own where own.id is not null
  union select c.parent_id from categories c where c.parent_id is not null and (c.id = p.category_id
    or c.id in (select r.categories_id from products_rels r where r.parent_id = p.id and r.path = 'categories'))
  order by 1)`;

/** SQL for the position of a product in the catalogue: by category, then subcategory, then the product's own position. */
const position = sql`(
  (least(coalesce(case when top.id is null then main.position else top.position end, 0), 999) * 1000
    + case when top.id is null then 0 else least(coalesce(main.position, 0), 999) end) * 1000
  + least(coalesce(p.position, 0), 999))::int`;

/** SQL for the elevation of a product's drawing; null if it has no front view or no scale. */
const elevation = sql`(
  select json_build_object('url', '/media/elevations/' || d.elevation_hash || '.svg', 'widthMm', round(d.elevation_width)::int,
    'heightMm', round(d.elevation_height)::int)
  from drawings d where d.id = p.dimensional_drawing_id and d.elevation_width >= 1 and d.elevation_height >= 1
    and d.elevation_hash is not null)`;

function toSource({ columns, ...row }: Row): CatalogueSource {
  const product = camelCased(columns) as Columns;
  const newProduct = product.newProduct ?? false;
  const featuredProduct = product.featuredProduct ?? false;
  const isDiscontinued = product.availability === 'discontinued';
  const { id, position, categoryIds, productImageId, elevation, ...facts } = row;
  return {
    id,
    position,
    categoryIds,
    isDiscontinued,
    card: {
      sku: product.articleNumber,
      series: product.series ?? null,
      newProduct,
      featuredProduct,
      categoryId: product.categoryId ?? 0,
      lengthMm: product.lengthMm ?? null,
      widthMm: product.widthMm ?? null,
      heightMm: product.heightMm ?? null,
      weightKg: product.weightKg ?? null,
      productImageId,
      impressionImageId: product.impressionImageId,
      elevation,
      supply: { embedDepthMm: product.embedDepthMm ?? null, ...pickSupplyFigures(product), madeIn: product.madeIn ?? null },
      ...(isDiscontinued && {
        discontinued: {
          date: product.discontinuedOn ?? '',
          successorId: product.successorId,
          sparePartsUntil: product.sparePartsUntil ?? null,
        },
      }),
    },
    facts: {
      ...facts,
      lengthMm: product.lengthMm,
      heightMm: product.heightMm,
      weightKg: product.weightKg,
      series: product.series,
      newProduct,
      featuredProduct,
      supply: product,
      recycledContentPercent: product.environmentalRecycledContentPercent,
      anyRal: product.anyRal ?? false,
    },
  };
}

/** Returns a row by names of fields instead of columns. */
function camelCased(columns: Record<string, unknown>): unknown {
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [camel(name), value]));
}
