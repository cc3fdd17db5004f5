import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { CellValue } from './import-column.ts';
import type { StoredRecord } from './stored-record.ts';

type Row = Omit<StoredRecord, 'values'> & { values: Record<string, CellValue>; facts: Record<string, CellValue> | null };

/** SQL for the facts of a row as an object of lists by keys; `boolean` is the value if text and number are empty. */
const factsOf = (table: 'variants_facts' | '_products_v_version_facts', id: 'v.id' | 'd.id') => `(
  select json_object_agg('fact.' || key, listed) from (
    select f.key, json_agg(coalesce(to_json(o.number::float8), to_json(coalesce(o.text, o.boolean::text))) order by o._order) as listed
    from ${table} o join facts f on f.id = o.fact_id where o._parent_id = ${id} group by f.key) stored)`;

const variantStatement = `
  select v.id, v.sku as key, p.article_number as parent, concat_ws(', ', coalesce(pt.title, p.article_number), vt.title) as subject,
    json_build_object('priceEur', v.price_eur::float8, 'lengthMm', v.length_mm::float8, 'widthMm', v.width_mm::float8,
      'heightMm', v.height_mm::float8, 'weightKg', v.weight_kg::float8, 'co2eKg', v.co2e_kg::float8, 'mkiEur', v.mki_eur::float8,
      'position', v.position::float8)::jsonb || coalesce((
      select jsonb_object_agg('title.' || l._locale, l.title) from variants_locales l where l._parent_id = v.id), '{}') as values,
    ${factsOf('variants_facts', 'v.id')} as facts
  from variants v join products p on p.id = v.product_id
  left join products_locales pt on pt._parent_id = p.id and pt._locale::text = $2
  left join variants_locales vt on vt._parent_id = v.id and vt._locale::text = $2`;

/** The latest version of a product has what editors see: a draft, or what is published. */
const productStatement = `
  select p.id, p.article_number as key, coalesce(pt.version_title, p.article_number) as subject,
    array(select l._locale::text from products_locales l where l._parent_id = p.id and l._status::text = 'published' order by l._locale) as "liveIn",
    array(select l._locale::text from products_locales l join _products_v_locales o on o._parent_id = d.id and o._locale = l._locale
      where l._parent_id = p.id and l._status::text = 'published' and o.version__status::text = 'draft' order by l._locale) as "draftIn",
    json_build_object('category', d.version_category_id::text, 'series', d.version_series, 'lengthMm', d.version_length_mm::float8,
      'widthMm', d.version_width_mm::float8, 'heightMm', d.version_height_mm::float8, 'weightKg', d.version_weight_kg::float8,
      'embedDepthMm', d.version_embed_depth_mm::float8, 'leadTimeStandardWeeks', d.version_lead_time_standard_weeks::float8,
      'leadTimeSpecialWeeks', d.version_lead_time_special_weeks::float8, 'warrantyYears', d.version_warranty_years::float8,
      'sparePartsYears', d.version_spare_parts_years::float8, 'maintenanceIntervalMonths', d.version_maintenance_interval_months::float8,
      'designYear', d.version_design_year::float8, 'madeIn', d.version_made_in, 'stock', d.version_stock,
      'newProduct', d.version_new_product, 'featuredProduct', d.version_featured_product, 'mountings', (
        select json_agg(r.mountings_id::text order by r."order") from _products_v_rels r
        where r.parent_id = d.id and r.path = 'version.mountings'))::jsonb
    || coalesce((select jsonb_object_agg('title.' || l._locale, l.version_title) || jsonb_object_agg('description.' || l._locale, l.version_description)
        || jsonb_object_agg('seo.metaTitle.' || l._locale, l.version_seo_meta_title)
        || jsonb_object_agg('seo.metaDescription.' || l._locale, l.version_seo_meta_description)
      from _products_v_locales l where l._parent_id = d.id), '{}') as values,
    ${factsOf('_products_v_version_facts', 'd.id')} as facts
  from products p join _products_v d on d.parent_id = p.id and d.latest
  left join _products_v_locales pt on pt._parent_id = d.id and pt._locale::text = $2`;

/** Reads variants by their article numbers, named in a language. */
export const variantsByNumber = async (sql: Sql, numbers: readonly string[], language: string): Promise<StoredRecord[]> =>
  (await sql.query<Row>(`${variantStatement} where v.sku = any($1::text[])`, [numbers, language])).map(withFacts);

/** Reads products by their article numbers, as editors see them, named in a language. */
export const productsByNumber = async (sql: Sql, numbers: readonly string[], language: string): Promise<StoredRecord[]> =>
  (await sql.query<Row>(`${productStatement} where p.article_number = any($1::text[])`, [numbers, language])).map(withFacts);

/** Returns the article numbers of all variants and products. */
export async function allNumbers(sql: Sql): Promise<Record<'variants' | 'products', string[]>> {
  const rows = await sql.query<{ kind: 'variants' | 'products'; key: string }>(
    `select 'variants' as kind, sku as key from variants
     union all select 'products', article_number from products where article_number is not null`,
    [],
  );
  const numbersOf = (kind: 'variants' | 'products') => rows.flatMap((row) => (row.kind === kind ? row.key : []));
  return { variants: numbersOf('variants'), products: numbersOf('products') };
}

/** Place of a row of the export: a variant with its product, or a product without variants. */
export type CataloguePlace = { productId: number; number: string; sku: string | null };

/** Returns the rows of the export after a place, by product and position. */
export const cataloguePlaces = (sql: Sql, first: number, offset: number): Promise<CataloguePlace[]> =>
  sql.query<CataloguePlace>(
    `select p.id as "productId", p.article_number as number, v.sku from products p left join variants v on v.product_id = p.id
     where p.article_number is not null order by p.article_number, p.id, v.position, v.id limit $1 offset $2`,
    [first, offset],
  );

/** Counts the rows of all parts of the export. */
export async function countCataloguePlaces(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from products p left join variants v on v.product_id = p.id where p.article_number is not null`,
    [],
  );
  return row?.count ?? 0;
}

/** Adds the facts to the values. A range fact has one number, a list fact a list of texts. */
function withFacts({ facts, values, ...record }: Row): StoredRecord {
  const stated = Object.entries(facts ?? {}).map(([key, listed]) => {
    const [first] = listed as readonly (string | number)[];
    return [key, typeof first === 'number' ? first : (listed as readonly string[])] as const;
  });
  return { ...record, values: { ...values, ...Object.fromEntries(stated) } };
}
