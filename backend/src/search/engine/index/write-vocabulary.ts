import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ClientBase } from 'pg';
import { errorKeys } from '../text/typing-errors.ts';
import { type DocumentFrequencies, noChange, type WordChange } from './document-frequency.ts';
import { Vocabulary, type VocabularyWord } from './vocabulary.ts';

const batchSize = 1000;

/** Words that were counted before a kind was added have fewer places. */
const sumOfPlaces = 'coalesce(before, 0) + coalesce(more, 0)';

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
    position_frequencies = array(select ${sumOfPlaces} from unnest(search_word.position_frequencies, excluded.position_frequencies)
      with ordinality places (before, more, number) order by number)`;

const addCounts = `
  update search_word set document_frequency = search_word.document_frequency + given.document_frequency,
    title_document_frequency = search_word.title_document_frequency + given.title_document_frequency,
    position_frequencies = array(select ${sumOfPlaces} from unnest(position_frequencies, string_to_array(places, ' ')::int[])
      with ordinality both_places (before, more, number) order by number)
  from unnest($2::text[], $3::int[], $4::int[], $5::text[]) as given (word, document_frequency, title_document_frequency, places)
  where site_id = $1 and search_word.word = given.word returning search_word.word`;

type Change = readonly [string, WordChange];

/** Updates the words of each site, and the compounds that contain them. */
export async function writeVocabulary(client: ClientBase, tally: DocumentFrequencies): Promise<void> {
  for (const [siteId, changes] of tally.changes()) {
    if (changes.size === 0) continue;
    const vocabulary = await readVocabulary(client, siteId);
    await writeChanges(client, siteId, vocabulary, changes, (changed) => vocabulary.madeOf(changed));
  }
}

/**
 * Writes changed counts. New words, and the compounds that `compoundsOf` returns for words that come or go, are written with their
 * parts.
 */
export async function writeChanges(
  client: ClientBase,
  siteId: SiteId,
  vocabulary: Vocabulary,
  changes: Map<string, WordChange>,
  compoundsOf: (changed: readonly string[]) => readonly string[],
): Promise<void> {
  const counted = new Set([...changes.keys()].filter((word) => vocabulary.has(word)));
  for (const word of compoundsOf(vocabulary.change(changes))) {
    counted.delete(word);
    if (!changes.has(word)) changes.set(word, noChange(''));
  }
  const known = [...changes].filter(([word]) => counted.has(word));
  // Another writer may have removed a word since the vocabulary was read.
  counted.clear();
  for (let at = 0; at < known.length; at += batchSize)
    for (const word of await writeCounts(client, siteId, known.slice(at, at + batchSize))) counted.add(word);
  const others = [...changes].filter(([word]) => !counted.has(word));
  for (let at = 0; at < others.length; at += batchSize)
    await writeWords(client, siteId, vocabulary, others.slice(at, at + batchSize));
  const fewer = [...changes].filter(([, { documentFrequency }]) => documentFrequency < 0).map(([word]) => word);
  if (fewer.length > 0)
    await client.query('delete from search_word where site_id = $1 and word = any($2) and document_frequency <= 0', [
      siteId,
      fewer,
    ]);
}

export async function readVocabulary(client: ClientBase, siteId: SiteId): Promise<Vocabulary> {
  const { rows } = await client.query<VocabularyWord & { word: string }>(
    `select word, stem, title_document_frequency as "titleDocumentFrequency", document_frequency as "documentFrequency"
     from search_word
     where site_id = $1 and word > ':' and word !~ '[0-9]'`,
    [siteId],
  );
  return new Vocabulary(new Map(rows.map(({ word, ...known }) => [word, known])), localeOfSite(siteId));
}

/** Returns the words that were found. */
async function writeCounts(client: ClientBase, siteId: SiteId, rows: readonly Change[]): Promise<string[]> {
  const found = await client.query<{ word: string }>(addCounts, [
    siteId,
    rows.map(([word]) => word),
    rows.map(([, { documentFrequency }]) => documentFrequency),
    rows.map(([, { titleDocumentFrequency }]) => titleDocumentFrequency),
    rows.map(([, { places }]) => places.join(' ')),
  ]);
  return found.rows.map(({ word }) => word);
}

function writeWords(client: ClientBase, siteId: SiteId, vocabulary: Vocabulary, rows: readonly Change[]) {
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
