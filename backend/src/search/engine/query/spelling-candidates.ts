import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { errorKeys } from '../text/typing-errors.ts';
import { ofSite } from './vocabulary-lookup.ts';

/** Words of the index and the synonyms that an unknown word may mean. */
export type SpellingCandidates = {
  /** Words that it may be a misspelling of. */
  similar: SimilarWord[];
  /** Known words that it contains. */
  pieces: string[];
  /** Known words in it that name things. */
  namingPieces: string[];
  /** Longer words with the same ending. */
  longer: SimilarWord[];
};
export type SimilarWord = { word: string; spelling: string; documentFrequency: number; titleDocumentFrequency: number };

/** Minimum length of a piece that names things. Other pieces are longer, because words contain short ones by chance. */
const minPieceLength = 3;
const minOtherPieceLength = 4;
const maxChunkedLength = 32;
const minEndingLength = 4;
const maxSimilar = 300;
const maxLonger = 40;

const columns = `w.word, w.spelling, w.document_frequency as "documentFrequency",
  w.title_document_frequency as "titleDocumentFrequency"`;
// Without 'offset 0' the planner may compare each piece with every word, which takes 340 ms for five words of 14 letters.
const statement = `
  (select u.word as unknown, 'similar' as how, w.* from unnest($2::text[], $3::text[]) u (word, keys)
    cross join lateral (select ${columns} from search_word w
      where w.error_keys && string_to_array(u.keys, ' ') and ${ofSite} order by w.title_document_frequency desc, w.document_frequency desc limit ${maxSimilar}) w)
  union all
  (select u.word, 'similar', s.phrase, s.spelling, 0, 1 from unnest($2::text[], $3::text[]) u (word, keys)
    join search_synonym s on s.site_id = $1 and s.error_keys && string_to_array(u.keys, ' '))
  union all
  (select '', 'piece', piece, piece, 0, max(title_document_frequency) from (
    select w.word as piece, w.title_document_frequency from search_word w where w.site_id = $1 and w.word = any($4::text[])
    union select phrase, 1 from search_synonym where site_id = $1 and phrase = any($4::text[])
    union select given, 0 from unnest($4::text[]) given
      where exists (select from search_word w where w.keys @> array[given] and ${ofSite} offset 0)) pieces group by piece)
  union all
  (select u.word, 'longer', w.* from unnest($2::text[]) u (word)
    cross join lateral (select reverse(search_stem($1, u.word)) as ending) stem
    cross join lateral (select ${columns} from search_word w
      where w.site_id = $1 and length(stem.ending) >= ${minEndingLength} and w.title_document_frequency > 0
        and reverse(w.stem) collate "C" > stem.ending and reverse(w.stem) collate "C" < stem.ending || chr(1114111)
      order by w.title_document_frequency desc, w.document_frequency desc limit ${maxLonger}) w)`;

/** Looks up what unknown words may mean, in one statement. */
export async function spellingCandidates(
  sql: Sql,
  siteId: SiteId,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, SpellingCandidates>> {
  const pieces = [...new Set(unknown.flatMap(piecesOf))];
  const rows = await sql.query<SimilarWord & { unknown: string; how: 'similar' | 'piece' | 'longer' }>(statement, [
    siteId,
    [...unknown],
    unknown.map((word) => errorKeys(word).join(' ')),
    pieces,
  ]);
  const found = rows.filter(
    ({ how, word, titleDocumentFrequency }) =>
      how === 'piece' && (titleDocumentFrequency > 0 || word.length >= minOtherPieceLength),
  );
  const piecesIn = (word: string, pieces: readonly SimilarWord[]) =>
    pieces.flatMap(({ word: piece }) => (word.includes(piece) ? [piece] : []));
  const of = (word: string, how: string) => rows.filter((row) => row.unknown === word && row.how === how);
  return new Map(
    unknown.map((word) => [
      word,
      {
        similar: of(word, 'similar'),
        pieces: piecesIn(word, found),
        namingPieces: piecesIn(
          word,
          found.filter(({ titleDocumentFrequency }) => titleDocumentFrequency > 0),
        ),
        longer: of(word, 'longer'),
      },
    ]),
  );
}

function piecesOf(word: string): string[] {
  if (word.length > maxChunkedLength) return [];
  const pieces: string[] = [];
  for (let start = 0; start <= word.length - minPieceLength; start += 1) {
    for (let end = start + minPieceLength; end <= word.length; end += 1)
      if (end - start < word.length) pieces.push(word.slice(start, end));
  }
  return pieces;
}
