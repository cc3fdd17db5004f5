import type { Pool } from 'pg';
import type { SearchDocument } from '../../backend/src/search/search-engine.ts';
import { localeOfSite, type SiteId } from '../../contract/locales.ts';
import type { Search } from './quality.ts';

/** PostgreSQL's built-in configuration for each language. */
const configurations = { nl: 'dutch', en: 'english', de: 'german' } as const;
const configurationOf = (siteId: SiteId) => configurations[localeOfSite(siteId)];

const table = `
  create table plain_search (site_id int, kind text, uri text, words tsvector)`;

const insert = `
  insert into plain_search (site_id, kind, uri, words)
  select "siteId", kind, uri, setweight(to_tsvector(configuration::regconfig, title), 'A')
    || setweight(to_tsvector(configuration::regconfig, names), 'B') || to_tsvector(configuration::regconfig, rest)
  from jsonb_to_recordset($1::jsonb)
    as given ("siteId" int, kind text, uri text, configuration text, title text, names text, rest text)`;

const find = `
  select uri from plain_search, websearch_to_tsquery($3::regconfig, $4) asked
  where site_id = $1 and kind = $2 and words @@ asked order by ts_rank(words, asked) desc, uri limit $5`;

/**
 * Fills the table of the plain search, with which the engine is compared: PostgreSQL's full-text search as in its manual. Titles
 * and names have a higher weight.
 */
export async function fillPlainSearch(pool: Pool, documents: AsyncIterable<readonly SearchDocument[]>): Promise<void> {
  await pool.query(table);
  for await (const batch of documents) {
    const rows = batch.map(({ siteId, kind, uri, title, codes, names, facts, text }) => ({
      ...{ siteId, kind, uri, title, configuration: configurationOf(siteId) },
      names: [...codes, ...names].join('\n'),
      rest: [...facts, text].join('\n'),
    }));
    await pool.query(insert, [JSON.stringify(rows)]);
  }
  await pool.query('create index on plain_search using gin (words)');
  await pool.query('vacuum analyze plain_search');
}

/** Returns the plain search. */
export function plainSearch(pool: Pool): Search {
  return async ({ siteId, kind, query, first }) => {
    const { rows } = await pool.query<{ uri: string }>(find, [siteId, kind, configurationOf(siteId), query, first]);
    return rows.map(({ uri }) => uri);
  };
}
