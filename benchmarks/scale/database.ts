import type { Client } from 'pg';
import { databaseUrl } from '../../backend/src/platform/database/embedded/launch.ts';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import { copyProducts } from './copy-products.ts';
import { copyParents, copyRows } from './copy-rows.ts';
import { type ScaleProduct, scaleProducts } from './products.ts';

/** First id of generated products, above all ids of the demo content. */
export const firstProductId = 1_000_001;

/** Maximum number of products of the category that is published as a whole. */
const categorySize = 10_000;
const batchSize = 2000;

const categoryTexts = {
  nl: { title: 'Verzameling', slug: 'verzameling' },
  en: { title: 'Collection', slug: 'collection' },
  de: { title: 'Sammlung', slug: 'sammlung' },
};

const tableOfNewRows = `create temp table made (
  place int primary key, old_id int, new_id int, sku text, factor numeric, category_id int, texts jsonb) on commit drop`;

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query(tableOfNewRows);
  await work();
  await client.query('commit');
}

/** Adds a top category for the generated products, as a copy of the first one of the demo content. Returns its id. */
async function addCategory(client: Client): Promise<number> {
  const texts = { title: "made.texts -> t._locale::text ->> 'title'", slug: "made.texts -> t._locale::text ->> 'slug'" };
  const { rows } = await client.query<{ old: number; new: number }>(
    `select min(id)::int as old, nextval(pg_get_serial_sequence('categories', 'id'))::int as new from categories where parent_id is null`,
  );
  const id = rows[0]?.new ?? 0;
  await inTransaction(client, async () => {
    await client.query('insert into made values (0, $1, $2, null, 1, null, $3)', [
      rows[0]?.old,
      id,
      JSON.stringify(categoryTexts),
    ]);
    const changes = { position: '90', key: "'scale'" };
    await copyRows(client, { table: 'categories', key: 'id', copies: 'made', changes });
    await copyRows(client, { table: 'categories_locales', key: '_parent_id', copies: 'made', changes: texts });
    const versions = await copyParents(client, {
      ...{ table: '_categories_v', key: 'parent_id', copies: 'made', where: 't.latest' },
      changes: { ...changes, version_parent_id: 'null' },
    });
    await copyRows(client, { table: '_categories_v_locales', key: '_parent_id', copies: versions, changes: texts });
    const text = (name: string) => `made.texts -> (array['nl', 'en', 'de'])[t.site_id] ->> '${name}'`;
    await copyRows(client, {
      ...{ table: 'address', key: 'entry_id', copies: 'made', where: "t.entry_type = 'categories' and t.kind = 'canonical'" },
      changes: { title: text('title'), path: `t.parent_path || '/' || (${text('slug')})` },
    });
    for (const table of ['projected_entry', 'text_state'])
      await copyRows(client, { table, key: 'entry_id', copies: 'made', where: "t.entry_type = 'categories'" });
  });
  return id;
}

function addProducts(client: Client, products: readonly ScaleProduct[], categoryId: number): Promise<void> {
  return inTransaction(client, async () => {
    const rows = products.map(({ title, slug, description, ...product }) => {
      const texts = (['nl', 'en', 'de'] as const).map((locale) => [
        locale,
        { title: title[locale], slug: slug[locale], description: description[locale] },
      ]);
      return { ...product, texts: Object.fromEntries(texts) };
    });
    await client.query(
      `insert into made select place, p.id, ${firstProductId} + place, sku, (60 + place / 48 % 41) / 100.0,
         case when place < ${categorySize} then $2::int end, texts
       from jsonb_to_recordset($1::jsonb) as product (place int, "like" text, sku text, texts jsonb)
       join products p on p.article_number = "like"`,
      [JSON.stringify(rows), categoryId],
    );
    await client.query('analyze made');
    await copyProducts(client);
  });
}

/** Database of a size: its URL, the number of generated products, and the category that has up to 10,000 of them. */
export type ScaleDatabase = { name: string; url: string; size: number; categoryId: number };

/**
 * Fills a database with the demo content until lists contain the number of products, with all that a publication stores except the search
 * index. Returns the category that has up to 10,000 of the products.
 */
export function fillDatabase(url: string, size: number): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from products where availability is distinct from 'discontinued'`,
    );
    const categoryId = await addCategory(client);
    for (const batch of scaleProducts(size - (rows[0]?.count ?? 0), batchSize)) await addProducts(client, batch, categoryId);
    await client.query(`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
    await client.query('vacuum analyze');
    return categoryId;
  });
}

/** Copies the demo database, and fills the copy up to the number of products. */
export async function createScaleDatabase(socketFolder: string, size: number): Promise<ScaleDatabase> {
  const name = `scale_${size}`;
  await withClient(databaseUrl(socketFolder, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template plantsoen strategy wal_log`);
  });
  const url = databaseUrl(socketFolder, name);
  return { name, url, size, categoryId: await fillDatabase(url, size) };
}

/** Deletes the database of a size. */
export function dropScaleDatabase(socketFolder: string, { name }: ScaleDatabase): Promise<void> {
  return withClient(databaseUrl(socketFolder, 'postgres'), async (client) => {
    await client.query(`drop database ${name} with (force)`);
  });
}
