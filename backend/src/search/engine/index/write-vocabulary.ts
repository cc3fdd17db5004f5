import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ClientBase } from 'pg';
import { errorKeys } from '../text/typing-errors.ts';
import { type DocumentFrequencies, noChange, type WordChange } from './document-frequency.ts';
import { Vocabulary, type VocabularyWord } from './vocabulary.ts';

const batchSize = 1000;

const upsert = `
  insert into search_word (site_id, word, spelling, document_frequency, title_document_frequency, position_frequencies, stem, parts, keys,
    error_keys)
  select $1, word, spelling, document_frequency, title_document_frequency, string_to_array(places, ' ')::int[], stem, parts,
    array_prepend(stem, array(select search_stem($1, part) from unnest(parts) part)), string_to_array(error_keys, ' ')
  from (select word, spelling, document_frequency, title_document_frequency, places, error_keys, search_stem($1, word) as stem,
      string_to_array(parts, ' ') as parts
    from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::text[])
      as given (word, spelling, document_frequency, title_document_frequency, places, parts, error_keys)) given
  on conflict (site_id, word) do update set parts = excluded.parts, keys = excluded.keys,
    document_frequency = search_word.document_frequency + excluded.document_frequency,
    title_document_frequency = search_word.title_document_frequency + excluded.title_document_frequency,
    position_frequencies = array(select before + more from unnest(search_word.position_frequencies, excluded.position_frequencies)
      with ordinality places (before, more, number) order by number)`;

/** Updates the words of each site, and the compounds that contain them. */
export async function writeVocabulary(client: ClientBase, tally: DocumentFrequencies): Promise<void> {
  for (const [siteId, changes] of tally.changes()) {
    if (changes.size === 0) continue;
    const vocabulary = await readVocabulary(client, siteId);
    const changed = vocabulary.change(changes);
    for (const word of vocabulary.madeOf(changed)) if (!changes.has(word)) changes.set(word, noChange(''));
    const rows = [...changes];
    for (let at = 0; at < rows.length; at += batchSize)
      await writeWords(client, siteId, vocabulary, rows.slice(at, at + batchSize));
    await client.query('delete from search_word where site_id = $1 and document_frequency <= 0', [siteId]);
  }
}

async function readVocabulary(client: ClientBase, siteId: SiteId): Promise<Vocabulary> {
  const { rows } = await client.query<VocabularyWord & { word: string }>(
    `select word, stem, title_document_frequency as "titleDocumentFrequency", document_frequency as "documentFrequency"
     from search_word
     where site_id = $1 and word > ':'`,
    [siteId],
  );
  return new Vocabulary(new Map(rows.map(({ word, ...known }) => [word, known])), localeOfSite(siteId));
}

function writeWords(client: ClientBase, siteId: SiteId, vocabulary: Vocabulary, rows: readonly [string, WordChange][]) {
  return client.query(upsert, [
    siteId,
    rows.map(([word]) => word),
    rows.map(([, { spelling }]) => spelling),
    rows.map(([, { documentFrequency }]) => documentFrequency),
    rows.map(([, { titleDocumentFrequency }]) => titleDocumentFrequency),
    rows.map(([, { places }]) => places.join(' ')),
    rows.map(([word]) => vocabulary.partsOf(word).join(' ')),
    rows.map(([word]) => errorKeys(word).join(' ')),
  ]);
}
