import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { relationId, relationIds } from '../../platform/api/records.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { Elevation } from '../../platform/generated/contract.ts';
import type { Product } from '../../platform/generated/payload-types.ts';
import { pickSupplyFigures } from '../supply-figures.ts';
import type { FactSource, VariantSource } from './facts-of-product.ts';
import type { ProductCard } from './product-card.ts';

/** The published data of a product that all languages share. */
type CatalogueSource = {
  card: Omit<ProductCard, 'title' | 'uri'>;
  facts: FactSource;
  position: number;
  categoryIds: number[];
};

type CategoryRow = { id: number; parent_id: number | null; position: number | null };

/** Reads the catalogue data of a product, inside the running transaction. */
export async function catalogueSource(req: PayloadRequest, db: SqlExecutor, id: number): Promise<CatalogueSource> {
  const product: Product = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    joins: false,
    draft: false,
    req,
    overrideAccess: true,
  });
  const mainCategory = relationId(product.category) ?? 0;
  const categories = await categoryChain(db, [mainCategory, ...relationIds(product.categories)]);
  const categoryIds = categories.map((category) => category.id);
  return {
    card: { ...cardOf(product, mainCategory), elevation: await elevationOf(db, relationId(product.dimensionalDrawing)) },
    facts: await factSource(db, product),
    position: orderOf(categories, mainCategory, product.position ?? 0),
    categoryIds,
  };
}

function cardOf(product: Product, categoryId: number): Omit<CatalogueSource['card'], 'elevation'> {
  return {
    sku: product.articleNumber,
    series: product.series ?? null,
    newProduct: product.newProduct ?? false,
    featuredProduct: product.featuredProduct ?? false,
    categoryId,
    lengthMm: product.lengthMm ?? null,
    widthMm: product.widthMm ?? null,
    heightMm: product.heightMm ?? null,
    weightKg: product.weightKg ?? null,
    productImageId: relationIds(product.productImages)[0] ?? null,
    impressionImageId: relationId(product.impressionImage) ?? null,
    supply: { embedDepthMm: product.embedDepthMm ?? null, ...pickSupplyFigures(product), madeIn: product.madeIn ?? null },
  };
}

/** Returns the categories of a product and their parents, each once, in the order of their IDs. */
async function categoryChain(db: SqlExecutor, ids: readonly number[]): Promise<CategoryRow[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select distinct c.id, c.parent_id, c.position from categories c
    where c.id in ${ids} or c.id in (select parent_id from categories where id in ${ids}) order by c.id`);
  return rows;
}

/** Returns the position of a product in the catalogue: by category, then subcategory, then the product's own position. */
function orderOf(categories: readonly CategoryRow[], mainCategory: number, position: number): number {
  const main = categories.find((category) => category.id === mainCategory);
  const top = categories.find((category) => category.id === main?.parent_id);
  const place = (category: CategoryRow | undefined) => Math.min(category?.position ?? 0, 999);
  return (place(top ?? main) * 1000 + (top ? place(main) : 0)) * 1000 + Math.min(position, 999);
}

/** Returns the colour IDs of a product, its default colour first. */
function colourIds(product: Product): number[] {
  const ids = relationIds(product.colours);
  const own = relationId(product.defaultColour);
  return own !== undefined && ids.includes(own) ? [own, ...ids.filter((id) => id !== own)] : ids;
}

async function factSource(db: SqlExecutor, product: Product): Promise<FactSource> {
  const keysOf = async (
    table: 'materials' | 'mountings' | 'colours' | 'facts',
    ids: readonly number[],
  ): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map();
    const { rows } = await db.execute<{ id: number; key: string }>(
      sql`select id, key from ${sql.identifier(table)} where id in ${ids}`,
    );
    const keys = new Map(rows.map((row) => [row.id, row.key]));
    return new Map(ids.flatMap((id) => [[id, keys.get(id) ?? '']] as const).filter(([, key]) => key !== ''));
  };
  const materialIds = (product.materials ?? []).flatMap((row) => relationId(row.material) ?? []);
  const factIds = (product.facts ?? []).flatMap((row) => relationId(row.fact) ?? []);
  const materials = await keysOf('materials', materialIds);
  const mountings = await keysOf('mountings', relationIds(product.mountings));
  const colours = await keysOf('colours', colourIds(product));
  const facts = await keysOf('facts', factIds);
  const { rows: variants } = await db.execute<VariantSource>(sql`
    select sku, length_mm::float8 as "lengthMm", width_mm::float8 as "widthMm", height_mm::float8 as "heightMm",
      weight_kg::float8 as "weightKg",
      array(select m.key from variants_materials vm join materials m on m.id = vm.material_id where vm._parent_id = v.id
        order by vm._order) as "materialKeys",
      (select coalesce(json_agg(json_build_object('key', f.key, 'value', coalesce(to_json(vf.number::float8), to_json(vf.text),
        to_json(vf.boolean))) order by vf._order), '[]')
        from variants_facts vf join facts f on f.id = vf.fact_id where vf._parent_id = v.id) as dictionary
    from variants v where product_id = ${product.id} order by position, id`);
  return {
    lengthMm: product.lengthMm,
    heightMm: product.heightMm,
    weightKg: product.weightKg,
    series: product.series,
    newProduct: product.newProduct ?? false,
    featuredProduct: product.featuredProduct ?? false,
    supply: product,
    recycledContentPercent: product.environmental?.recycledContentPercent,
    materialKeys: [...materials.values()],
    mountingKeys: [...mountings.values()],
    colourKeys: [...colours.values()],
    anyRal: product.anyRal ?? false,
    dictionary: (product.facts ?? []).flatMap((row) => {
      const key = facts.get(relationId(row.fact) ?? 0);
      const value = row.number ?? row.text ?? row.boolean;
      return key !== undefined && value !== null && value !== undefined ? [{ key, value }] : [];
    }),
    variants,
  };
}

type Row = { hash: string; widthMm: number; heightMm: number };

/** Returns the elevation of a drawing; null if it has no front view or no scale. */
async function elevationOf(db: SqlExecutor, drawingId: number | undefined): Promise<Elevation | null> {
  if (drawingId === undefined) return null;
  const { rows } = await db.execute<Row>(sql`
    select elevation_hash as hash, round(elevation_width)::int as "widthMm", round(elevation_height)::int as "heightMm" from drawings
    where id = ${drawingId} and elevation_hash is not null and elevation_width >= 1 and elevation_height >= 1`);
  const [drawing] = rows;
  if (!drawing) return null;
  const { hash, widthMm, heightMm } = drawing;
  return { url: `/media/elevations/${hash}.svg`, widthMm, heightMm };
}
