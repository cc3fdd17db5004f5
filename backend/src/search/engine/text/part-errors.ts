import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { ofSite } from '../query/vocabulary-lookup.ts';
import { typingDistance } from './typing-errors.ts';

/** Part of compounds that resembles an unknown word, or its rest next to a known piece. */
export type LikelyPart = { part: string; spelling: string; titleDocumentFrequency: number };

const letters = 'abcdefghijklmnopqrstuvwxyz';
const minPartLength = 4;
/** Maximum length of a part. Few compounds have longer ones, and each letter adds 54 spellings. */
const maxPartLength = 14;
const maxWords = 40;
/**
 * Maximum number of spellings in a statement, each of which is stemmed. One long word with its two rests fits, as do three long
 * words.
 */
export const maxSpellings = 2200;

const statement = `
  with given as (select query_word, array_agg(search_stem($1, spelling)) as stems
    from unnest($2::text[], $3::text[]) given (query_word, spellings), unnest(string_to_array(spellings, ' ')) spelling group by query_word)
  select query_word as "queryWord", w.* from given cross join lateral (
    select w.word, w.spelling, w.parts, w.title_document_frequency as "titleDocumentFrequency" from search_word w
    where w.keys && given.stems and ${ofSite} and w.title_document_frequency > 0
    order by w.title_document_frequency desc, w.document_frequency desc limit ${maxWords}) w`;

type Row = { queryWord: string; word: string; spelling: string; parts: string[]; titleDocumentFrequency: number };

/**
 * Finds the parts of compounds that differ from these words by one typing error. Ignores words beyond `maxSpellings`. A part need
 * not be a separate word: 'fahrrad' in 'Fahrradständer'.
 */
export async function partsWithErrors(sql: Sql, siteId: SiteId, words: readonly string[]): Promise<Map<string, LikelyPart>> {
  const searched = spellingsOf(words);
  if (searched.size === 0) return new Map();
  const rows = await sql.query<Row>(statement, [
    siteId,
    [...searched.keys()],
    [...searched.values()].map((all) => all.join(' ')),
  ]);
  const likely = new Map<string, LikelyPart>();
  for (const { queryWord, parts, ...compound } of rows) {
    const part = [compound.word, ...parts].find((one) => one.length >= minPartLength && typingDistance(queryWord, one) === 1);
    const best = likely.get(queryWord);
    if (part !== undefined && (!best || compound.titleDocumentFrequency > best.titleDocumentFrequency))
      likely.set(queryWord, {
        part,
        titleDocumentFrequency: compound.titleDocumentFrequency,
        spelling: spellingOf(part, compound),
      });
  }
  return likely;
}

/** Returns the spellings of the words in their order, at most `maxSpellings` in total. */
export function spellingsOf(words: readonly string[]): ReadonlyMap<string, string[]> {
  const searched = new Map<string, string[]>();
  let spellings = 0;
  for (const word of new Set(words)) {
    if (!isSearched(word)) continue;
    const all = oneErrorFrom(word);
    spellings += all.length;
    if (spellings > maxSpellings) break;
    searched.set(word, all);
  }
  return searched;
}

const isSearched = (word: string) => word.length >= minPartLength && word.length <= maxPartLength && /^[a-z]+$/.test(word);

/** Returns a part as its compound writes it. Returns the folded part if their lengths differ. */
function spellingOf(part: string, { word, spelling }: Pick<Row, 'word' | 'spelling'>): string {
  const start = word.indexOf(part);
  return start >= 0 && spelling.length === word.length ? spelling.slice(start, start + part.length) : part;
}

/**
 * Returns all spellings with one letter omitted, inserted, replaced or swapped with its neighbour. The first letter stays,
 * because it is rarely wrong.
 */
export function oneErrorFrom(word: string): string[] {
  const spellings = new Set<string>();
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') spellings.add(before + after.slice(1));
    if (after.length > 1) spellings.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of letters) {
      spellings.add(before + letter + after);
      if (after !== '') spellings.add(before + letter + after.slice(1));
    }
  }
  spellings.delete(word);
  return [...spellings];
}
