import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { StoredBlock } from './served-blocks.ts';

/** Returns the stored blocks of a live entry in its site's language, with relations as IDs. */
export async function storedBlocks(
  context: ApiContext,
  collection: 'projects' | 'news',
  { id, siteId }: EntrySource,
): Promise<StoredBlock[]> {
  const loader = context.loader<number, StoredBlock[]>(`blocks:${collection}:${siteId}`, async (ids) => {
    const rows = await context.sql.query<{ id: number; blocks: StoredBlock[] | null }>(
      `select _parent_id as id, blocks from ${collection}_locales
       where _locale = $1::_locales and _status = 'published' and _parent_id = any($2)`,
      [localeOfSite(siteId), ids],
    );
    return ids.map((wanted) => rows.find((row) => row.id === wanted)?.blocks ?? []);
  });
  return loader.load(id);
}
