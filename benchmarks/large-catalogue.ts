import { databaseUrl, withClient } from '../backend/src/platform/database/embedded/launch.ts';

/** Products that the large catalogue holds in each site. */
const largeSize = 10_000;

/** Numbers of a copy differ from the demo's by up to a fifth, lists stay: so ranges have many values, as real catalogues do. */
const variedFacts = `
  coalesce((select jsonb_object_agg(fact.key, case when jsonb_typeof(fact.value -> 0) = 'number'
      then (select jsonb_agg(round(number::numeric * (0.8 + (copy % 41) / 100.0))) from jsonb_array_elements_text(fact.value) number)
      else fact.value end)
    from jsonb_each(product.facts) fact), '{}')`;

const copies = `
  create temporary table copied as
    select product.*, copy, 1000000 + dense_rank() over (order by copy, product.product_id)::int as copy_id
    from catalogue product, generate_series(1, $1::int) copy`;

const fillCatalogue = `
  insert into catalogue (product_id, site_id, position, category_ids, title, sku, facts, search_text, card)
  select copy_id, site_id, position + 1000 * copy, category_ids, title || ' ' || copy, sku || '-' || copy, ${variedFacts},
    search_text || ' ' || copy,
    card || jsonb_build_object('title', title || ' ' || copy, 'uri', card ->> 'uri' || '-' || copy, 'sku', sku || '-' || copy)
  from copied product where copy_id <= 1000000 + $1::int`;

const fillAddresses = `
  insert into address (site_id, path, kind, entry_type, entry_id, parent_path, title, members_only)
  select site_id, card ->> 'uri', 'canonical', 'products', product_id, regexp_replace(card ->> 'uri', '/[^/]*$', ''), title, false
  from catalogue where product_id > 1000000`;

/**
 * Copies the demo database under a new name and fills its catalogue up to 10,000 products in each site: in bulk, straight into
 * the tables that the product list is answered from. Answers the new database's URL.
 */
export async function createLargeCatalogue(socketFolder: string): Promise<string> {
  const url = databaseUrl(socketFolder, 'large_catalogue');
  await withClient(databaseUrl(socketFolder, 'postgres'), (client) =>
    client.query('create database large_catalogue template plantsoen strategy wal_log'),
  );
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ products: number }>(
      'select count(distinct product_id)::int as products from catalogue',
    );
    const present = rows[0]?.products ?? 0;
    if (present === 0) throw new Error('the demo catalogue is empty');
    const missing = largeSize - present;
    await client.query(copies.replace('$1', String(Math.ceil(missing / present))));
    await client.query(fillCatalogue, [missing]);
    await client.query(fillAddresses);
    await client.query('update catalogue_version set version = version + 1');
    await client.query('vacuum analyze catalogue, address');
  });
  return url;
}
