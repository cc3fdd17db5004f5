import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ClientBase } from 'pg';
import { readVocabulary } from './write-vocabulary.ts';

const write = `
  update search_word set parts = given.parts, keys = array_prepend(stem, array(select search_stem($1, part) from unnest(given.parts) part))
  from (select word, string_to_array(parts, ' ') as parts from unnest($2::text[], $3::text[]) as given (word, parts)) given
  where site_id = $1 and search_word.word = given.word`;

/** Splits the compounds of a site again, and writes those whose parts have changed. */
export async function correctParts(client: ClientBase, siteId: SiteId): Promise<void> {
  const vocabulary = await readVocabulary(client, siteId);
  const { rows } = await client.query<{ word: string; parts: string }>(
    `select word, array_to_string(parts, ' ') as parts from search_word where site_id = $1 and word > ':' and word !~ '[0-9]'`,
    [siteId],
  );
  const changed = rows
    .map(({ word, parts }) => ({ word, before: parts, after: vocabulary.partsOf(word).join(' ') }))
    .filter(({ before, after }) => before !== after);
  await client.query(write, [siteId, changed.map(({ word }) => word), changed.map(({ after }) => after)]);
}
