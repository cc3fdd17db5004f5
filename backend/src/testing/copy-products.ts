import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { Client } from 'pg';

/** Tables with the parts of products, variants and versions, and their column for these. */
const parts = {
  products: { locales: '_parent_id', facts: '_parent_id', materials: '_parent_id', rels: 'parent_id', texts: 'parent_id' },
  variants: { locales: '_parent_id', facts: '_parent_id', materials: '_parent_id', rels: 'parent_id' },
  _products_v: {
    locales: '_parent_id',
    version_facts: '_parent_id',
    version_materials: '_parent_id',
    rels: 'parent_id',
    texts: 'parent_id',
  },
} as const;

/** Columns that are unique per product or within a category. */
const unique: readonly string[] = ['article_number', 'version_article_number', 'sku', 'slug', 'version_slug', '_uuid'];

type Copies = { ids: readonly number[]; times: number; category: number };

/**
 * Copies products with their variants, last version, addresses and catalogue rows into a category, directly in the tables, because
 * thousands of publications would take minutes. Each product is copied `times` times. The catalogue rows have the copies' SKU, but
 * still the place and address of the originals.
 */
export async function copyProducts(db: Client, { ids, times, category }: Copies): Promise<void> {
  await db.query(`
    create temp table copies (table_name text, source int, target int, owner int);
    insert into copies select 'products', id, nextval('products_id_seq') from unnest('{${ids.join(',')}}'::int[]) id, generate_series(1, ${times});
    update copies set owner = target`);
  for (const [table, owner, where] of [
    ['variants', 'product_id', 'true'],
    ['_products_v', 'parent_id', 'o.latest'],
  ] as const)
    await db.query(`
      insert into copies select '${table}', o.id, nextval('${table}_id_seq'), c.target
      from ${table} o join copies c on c.table_name = 'products' and c.source = o.${owner} where ${where}`);
  const inCategory = { category_id: String(category), version_category_id: String(category) };
  await copyRows(db, 'products', 'products', 'id', { id: 'c.target', ...inCategory });
  await copyRows(db, 'variants', 'variants', 'id', { id: 'c.target', product_id: 'c.owner' });
  await copyRows(db, '_products_v', '_products_v', 'id', { id: 'c.target', parent_id: 'c.owner', ...inCategory });
  for (const [table, tables] of Object.entries(parts))
    for (const [part, column] of Object.entries(tables))
      await copyRows(db, `${table}_${part}`, table, column, { [column]: 'c.target' });
  await copyRows(db, 'catalogue', 'products', 'product_id', { product_id: 'c.target' });
  await copyRows(db, 'projected_entry', 'products', 'entry_id', { entry_id: 'c.target' }, "o.entry_type = 'products'");
  await db.query(`
    insert into address (site_id, path, kind, entry_type, entry_id, parent_path, title)
    select a.site_id, substring(a.path from '^[^/]*/[^/]*') || '/' || l.slug, 'canonical', 'products', c.target, a.path, l.title
    from copies c join products_locales l on l._parent_id = c.target and l._status = 'published' join address a
      on a.entry_type = 'categories' and a.entry_id = ${category} and a.kind = 'canonical'
      and a.site_id = (array_position('{${localeCodes.join(',')}}'::text[], l._locale::text))
    where c.table_name = 'products'`);
  await db.query('drop table copies');
}

/** Copies the rows that belong to copied ones. `values` are expressions for columns that differ from the original. */
async function copyRows(
  db: Client,
  table: string,
  of: string,
  column: string,
  values: Readonly<Record<string, string>>,
  where = 'true',
): Promise<void> {
  const { rows } = await db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const copied = rows.filter(({ name, type }) => name !== 'id' || type !== 'integer' || name in values);
  const expressionFor = (name: string) => {
    if (name in values) return values[name];
    return unique.includes(name) || name === 'id' ? `o.${name} || '-' || c.owner` : `o."${name}"`;
  };
  await db.query(`
    insert into ${table} (${copied.map(({ name }) => `"${name}"`).join(', ')}) select ${copied.map(({ name }) => expressionFor(name)).join(', ')}
    from ${table} o join copies c on c.table_name = '${of}' and c.source = o.${column} where ${where}`);
}
