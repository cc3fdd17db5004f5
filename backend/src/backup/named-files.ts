import type { Client } from 'pg';
import { rowsOf } from './dump-database.ts';

/**
 * Returns the keys of all files that the database names: originals of pictures, drawings and files by the hash of their content, and
 * complete files of forms. With a limit, it returns some of them without reading the others.
 */
export async function namedFiles(client: Client, limit: number | null = null): Promise<Set<string>> {
  const rows = await rowsOf<{ key: string }>(
    client,
    `select 'media/' || hash || lower(coalesce(substring(filename from '.(\\.[^.]*)$'), '')) as key from (
       select hash, filename from media union all select hash, filename from drawings union all select hash, filename from files) originals
       where hash is not null
     union all select 'uploads/' || file from form_upload where token_hash is not null limit $1`,
    [limit],
  );
  return new Set(rows.map(({ key }) => key));
}
