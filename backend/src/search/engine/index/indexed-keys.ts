import type { Pool } from 'pg';
import type { SearchKey } from '../../search-engine.ts';

const batchSize = 10_000;

/** Yields the keys of all documents in batches, in the order of the primary key. */
export async function* indexedKeys(pool: Pool): AsyncGenerator<SearchKey[]> {
  let last: SearchKey | undefined = { siteId: 1, collection: '', id: 0 };
  while (last) {
    const { rows }: { rows: SearchKey[] } = await pool.query<SearchKey>(
      `select site_id as "siteId", collection, entry_id as id from search_entry
       where (site_id, collection, entry_id) > ($1, $2, $3) order by site_id, collection, entry_id limit ${batchSize}`,
      [last.siteId, last.collection, last.id],
    );
    yield rows;
    last = rows.at(-1);
  }
}
