import type { ClientBase, Pool } from 'pg';
import type { SearchDocument, SearchKey } from '../../search-engine.ts';
import { DocumentFrequencies } from './document-frequency.ts';
import { inIndexTransaction, lockWords } from './index-transaction.ts';
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

/** Returns the documents that are new or changed, split into words. */
export async function changedDocuments(
  database: Pick<ClientBase, 'query'>,
  documents: readonly SearchDocument[],
): Promise<IndexedDocument[]> {
  const latest = [...new Map(documents.map((document) => [keyText(document), document])).values()];
  const { rows } = await database.query<SearchKey & { fingerprint: string }>(
    `select ${key}, fingerprint from search_entry where ${among}`,
    keysOf(latest),
  );
  const stored = new Map(rows.map((entry) => [keyText(entry), entry.fingerprint]));
  return latest.filter((document) => stored.get(keyText(document)) !== fingerprintOf(document)).map(indexedDocument);
}

/** Changes documents within a transaction, and counts how that affects the words. */
export class IndexWriting {
  readonly tally = new DocumentFrequencies();
  readonly #client: ClientBase;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** Writes documents in place of their former versions. */
  async put(documents: readonly IndexedDocument[]): Promise<void> {
    await this.remove(documents.map(({ document }) => document));
    await this.#insert(documents);
  }

  async remove(keys: readonly SearchKey[]): Promise<void> {
    if (keys.length === 0) return;
    const { rows } = await this.#client.query<SearchKey & { lexemes: string[] }>(
      `delete from search_entry where ${among} returning ${key}, tsvector_to_array(lexemes) as lexemes`,
      keysOf(keys),
    );
    for (const { siteId, lexemes } of rows) this.tally.remove(siteId, lexemes);
  }

  async #insert(documents: readonly IndexedDocument[]): Promise<void> {
    if (documents.length === 0) return;
    for (const { document, lexemes, spellings } of documents) this.tally.add(document.siteId, lexemes, spellings);
    const rows = documents.map(({ document, head, lexemes }) => ({
      ...{ document, head, fingerprint: fingerprintOf(document) },
      lexemes: lexemes.join(' '),
    }));
    await this.#client.query(insert, [JSON.stringify(rows, (_, value) => (typeof value === 'string' ? storable(value) : value))]);
    await this.#client.query('select search_flush_pending()');
  }
}

/** Returns a text without NUL and lone surrogates, which PostgreSQL cannot store. */
const storable = (text: string) => text.replaceAll('\0', ' ').toWellFormed();

const keyText = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;

/** Changes documents and their words in one transaction. Concurrent writers wait for each other. */
export function writingIndex(pool: Pool, work: (index: IndexWriting, client: ClientBase) => Promise<void>): Promise<void> {
  return inIndexTransaction(pool, async (client) => {
    await lockWords(client);
    const index = new IndexWriting(client);
    await work(index, client);
    await writeVocabulary(client, index.tally);
  });
}
