import type { Client } from 'pg';
import { databaseUrl } from '../backend/src/platform/database/embedded/launch.ts';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { locales } from '../contract/locales.ts';
import { firstGeneratedId } from './search/documents.ts';
import { generated } from './search/product-tags.ts';

/**
 * SQL that changes numbers by up to a fifth from those of the demo product, so that ranges have as many values as in real
 * catalogues. Lists stay the same.
 */
const variedFacts = (facts: string) => `
  coalesce((select jsonb_object_agg(fact.key, case when jsonb_typeof(fact.value -> 0) = 'number'
      then (select jsonb_agg(round(number::numeric * (0.8 + (made.place / 48 % 41) / 100.0))) from jsonb_array_elements_text(fact.value) number)
      else fact.value end)
    from jsonb_each(${facts}) fact), '{}')`;

const variedVariants = `(
  select jsonb_agg(variant || jsonb_build_object('facts', ${variedFacts("variant -> 'facts'")})) from jsonb_array_elements(variants) variant)`;

const fillCatalogue = `
  insert into catalogue (product_id, site_id, position, category_ids, title, sku, facts, variants, card)
  select ${firstGeneratedId} + place, site_id, position + 1000 + place, category_ids, made.title, made.sku, ${variedFacts('facts')}, ${variedVariants},
    card || jsonb_build_object('title', made.title, 'uri', regexp_replace(card ->> 'uri', '[^/]*$', slug), 'sku', made.sku, 'series', series)
  from jsonb_to_recordset($1::jsonb)
    as made (site int, place int, "like" text, sku text, series text, title text, slug text)
  join catalogue on catalogue.sku = "like" and site_id = site`;

const fillAddresses = `
  insert into address (site_id, path, kind, entry_type, entry_id, parent_path, title, members_only)
  select site_id, card ->> 'uri', 'canonical', 'products', product_id, regexp_replace(card ->> 'uri', '/[^/]*$', ''), title, false
  from catalogue where product_id >= ${firstGeneratedId}`;

const atOnce = 2000;

async function fill(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from catalogue limit 1');
  if (!rowCount) throw new Error('the demo catalogue is empty');
  for (const { siteId, code } of locales) {
    const rows = generated.map(({ like, sku, series, title, slug }, place) => ({
      ...{ site: siteId, place, like, sku, series, title: title[code], slug: slug[code] },
    }));
    for (let at = 0; at < rows.length; at += atOnce)
      await client.query(fillCatalogue, [JSON.stringify(rows.slice(at, at + atOnce))]);
  }
  await client.query(fillAddresses);
}

/**
 * Copies the demo database under a new name, and fills its catalogue up to 10,000 products in each site. Writes directly to the
 * tables from which the product list is read. Returns the URL of the new database.
 */
export async function createLargeCatalogue(socketFolder: string): Promise<string> {
  const url = databaseUrl(socketFolder, 'large_catalogue');
  await withClient(databaseUrl(socketFolder, 'postgres'), async (client) => {
    await client.query('drop database if exists large_catalogue');
    await client.query('create database large_catalogue template plantsoen strategy wal_log');
  });
  await withClient(url, async (client) => {
    await fill(client);
    await client.query('vacuum analyze catalogue, address');
  });
  return url;
}
