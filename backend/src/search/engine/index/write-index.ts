import type { ClientBase, Pool } from 'pg';
import { locks } from '../../../platform/database/locks.ts';
import type { SearchDocument, SearchKey } from '../../search-engine.ts';
import { DocumentFrequencies } from './document-frequency.ts';
import { fingerprintOf, type IndexedDocument, indexedDocument } from './indexed-document.ts';
import { writeVocabulary } from './write-vocabulary.ts';

const key = 'site_id as "siteId", collection, entry_id as id';
const keysOf = (keys: readonly SearchKey[]) => [
  keys.map(({ siteId }) => siteId),
  keys.map(({ collection }) => collection),
  keys.map(({ id }) => id),
];
const among = '(site_id, collection, entry_id) in (select * from unnest($1::int[], $2::text[], $3::int[]))';

const insert = `
  insert into search_entry (site_id, collection, entry_id, kind, position, category, head, document, text, fingerprint, lexemes)
  select (document ->> 'siteId')::int, document ->> 'collection', (document ->> 'id')::int, document ->> 'kind',
    (document ->> 'position')::float8, document ->> 'categoryTitle', head, document - array['text', 'codes', 'names', 'facts'], document ->> 'text', fingerprint,
    array_to_tsvector(string_to_array(lexemes, ' '))
  from jsonb_to_recordset($1::jsonb) as given (document jsonb, head text, fingerprint text, lexemes text)`;

/** Changes the index within one transaction. `finish` updates the vocabulary. */
export class IndexWriting {
  readonly #client: ClientBase;
  readonly #tally = new DocumentFrequencies();

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Writes new and changed documents. */
  async put(documents: readonly SearchDocument[]): Promise<void> {
    const latest = [...new Map(documents.map((document) => [keyText(document), document])).values()];
    const { rows } = await this.#client.query<SearchKey & { fingerprint: string }>(
      `select ${key}, fingerprint from search_entry where ${among}`,
      keysOf(latest),
    );
    const stored = new Map(rows.map((entry) => [keyText(entry), entry.fingerprint]));
    const changed = latest.filter((document) => stored.get(keyText(document)) !== fingerprintOf(document));
    await this.remove(changed.filter((document) => stored.has(keyText(document))));
    await this.#insert(changed.map(indexedDocument));
  }

  async remove(keys: readonly SearchKey[]): Promise<void> {
    if (keys.length === 0) return;
    const { rows } = await this.#client.query<SearchKey & { lexemes: string[] }>(
      `delete from search_entry where ${among} returning ${key}, tsvector_to_array(lexemes) as lexemes`,
      keysOf(keys),
    );
    for (const { siteId, lexemes } of rows) this.#tally.remove(siteId, lexemes);
  }

  finish(): Promise<void> {
    return writeVocabulary(this.#client, this.#tally);
  }

  async #insert(documents: readonly IndexedDocument[]): Promise<void> {
    if (documents.length === 0) return;
    for (const { document, lexemes, spellings } of documents) this.#tally.add(document.siteId, lexemes, spellings);
    const rows = documents.map(({ document, head, lexemes }) => ({
      ...{ document, head, fingerprint: fingerprintOf(document) },
      lexemes: lexemes.join(' '),
    }));
    await this.#client.query(insert, [JSON.stringify(rows, (_, value) => (typeof value === 'string' ? storable(value) : value))]);
  }
}

/** Returns a text without NUL and lone surrogates, which PostgreSQL cannot store. */
const storable = (text: string) => text.replaceAll('\0', ' ').toWellFormed();

/** Returns the key of an entry in the whole index. */
export const keyText = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;

/**
 * Changes the index in one transaction. Searches use the former content until it commits. Concurrent writers wait for each other.
 */
export async function writingIndex(pool: Pool, work: (index: IndexWriting, client: ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [locks.searchTables]);
    const index = new IndexWriting(client);
    await work(index, client);
    await index.finish();
    await client.query('commit');
  } catch (error) {
    failure = error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure instanceof Error);
  }
}
