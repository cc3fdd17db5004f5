import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';

/** Kind of match between an indexed word and a searched word. */
export type Likeness = 'exact' | 'stem' | 'part' | 'beginning';

/** Word of the index that matches a searched word. */
export type VocabularyMatch = {
  queryWord: string;
  word: string;
  likeness: Likeness;
  documentFrequency: number;
  titleDocumentFrequency: number;
  /** Number of entries that contain it, by place. */
  places: number[];
  parts: string[];
  /** Number of the matching part, from 1; 0 for the whole word. */
  part: number;
};

export type VocabularyMatches = {
  byQueryWord: ReadonlyMap<string, VocabularyMatch[]>;
  /** Synonyms of phrases of the query. */
  synonyms: ReadonlyMap<string, string[]>;
};

/** Maximum number of matches per word. Many compounds share a part; those that name the most things come first. */
const maxOfWord = 40;
/**
 * Maximum number of words in synonyms. Only a query of nothing but synonyms has more. The planner takes the limit as a sign of
 * few rows.
 */
const maxOfSynonyms = 120;
/** Maximum number of words that are read per beginning, in the order of the index. */
const maxExamined = 800;
/**
 * Maximum number of words per beginning, by its length: one or two letters begin nearly all words. Next to other words, which
 * narrow the result, `maxBesideOthers` applies.
 */
const maxBeginnings = [0, 8, 12, 20];
const maxBesideOthers = 40;

/**
 * Condition on the site for words found by an index of keys. The addition keeps the planner from also reading the index of the
 * site's words.
 */
export const ofSite = 'w.site_id + 0 = $1';

const columns = `w.word, w.document_frequency, w.title_document_frequency, w.position_frequencies as places,
  w.parts`;
const statement = `
  with synonym as (select distinct given.phrase, unnest(s.synonyms || s.phrase collate "default") as other from unnest($3::text[]) given (phrase)
    join search_synonym s on s.site_id = $1 and s.stem = search_stems($1, given.phrase)),
  query_word as materialized (select word, search_stem($1, word) as stem from (select unnest($2::text[]) as word
    union (select distinct unnest(string_to_array(other, ' ')) from synonym limit ${maxOfSynonyms})) words)
  select json_agg(json_build_array(query_word, likeness, word, document_frequency, title_document_frequency, places, parts,
    part)) as found from (
  select a.word as query_word, case when known.word = a.word then 'exact' when known.part > 0 then 'part' else 'stem' end as likeness, known.*
  from query_word a cross join lateral (
    select ${columns}, case when w.stem = a.stem then 0 else array_position(w.keys[2:], a.stem) end as part
    from search_word w where w.keys @> array[a.stem] and ${ofSite}
    order by w.word = a.word desc, w.stem = a.stem desc, w.title_document_frequency desc, w.document_frequency desc limit ${maxOfWord}) known
  union all
  (select b.word, 'beginning', ${columns}, 0 from unnest($4::text[]) b (word) cross join lateral (select * from (select * from search_word
      where site_id = $1 and word collate "C" > b.word and word collate "C" < b.word || chr(1114111) order by word limit ${maxExamined}) w
    order by w.title_document_frequency desc, w.document_frequency desc limit $5) w)
  union all
  select phrase, 'synonym', other, 0, 0, '{}', '{}', 0 from synonym) found`;

type VocabularyRow = [
  queryWord: string,
  likeness: Likeness | 'synonym',
  word: string,
  documentFrequency: number,
  titleDocumentFrequency: number,
  places: number[],
  parts: string[],
  part: number,
];

type LookupWords = {
  words: readonly string[];
  phrases: readonly string[];
  beginnings?: readonly string[];
  /** Whether the query has only this word. */
  isAlone?: boolean;
};

/** Looks up words and phrases in the index, in one statement. `beginnings` are words that may be incomplete. */
export async function lookUpVocabulary(
  sql: Sql,
  siteId: SiteId,
  { words, phrases, beginnings = [], isAlone }: LookupWords,
): Promise<VocabularyMatches> {
  const byQueryWord = new Map<string, VocabularyMatch[]>();
  const synonyms = new Map<string, string[]>();
  const [row] = await sql.query<{ found: VocabularyRow[] | null }>(statement, [
    siteId,
    [...new Set(words)],
    [...new Set(phrases)],
    [...new Set(beginnings)],
    isAlone ? maxBeginnings[Math.min(beginnings[0]?.length ?? 0, maxBeginnings.length - 1)] : maxBesideOthers,
  ]);
  for (const [queryWord, likeness, word, documentFrequency, titleDocumentFrequency, places, parts, part] of row?.found ?? []) {
    if (likeness === 'synonym') addTo(synonyms, queryWord, word);
    else
      addTo(byQueryWord, queryWord, {
        queryWord,
        likeness,
        word,
        documentFrequency,
        titleDocumentFrequency,
        places,
        parts,
        part,
      });
  }
  return { byQueryWord, synonyms };
}

function addTo<One>(lists: Map<string, One[]>, key: string, one: One): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
