import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import type { Pool } from 'pg';
import type { SynonymGroup } from '../../search-engine.ts';
import { errorKeys } from '../text/typing-errors.ts';
import { wordsOf } from '../text/words.ts';

type Row = { siteId: number; phrase: string; spelling: string; synonyms: string[] };

/** Replaces all synonyms, in one statement. */
export async function writeSynonyms(pool: Pool, groups: readonly SynonymGroup[]): Promise<void> {
  const rows = synonymRows(groups).map(({ siteId, ...row }) => ({
    ...row,
    site_id: siteId,
    error_keys: errorKeysOf(row.phrase),
  }));
  await pool.query(
    `with given as (select site_id, phrase, spelling, array(select jsonb_array_elements_text(synonyms)) as synonyms,
         search_stems(site_id, phrase) as stem, array(select jsonb_array_elements_text(error_keys)) as error_keys
       from jsonb_to_recordset($1::jsonb) given (site_id int, phrase text, spelling text, synonyms jsonb, error_keys jsonb)),
     gone as (delete from search_synonym where (site_id, phrase) not in (select site_id, phrase from given))
     insert into search_synonym (site_id, phrase, spelling, synonyms, stem, error_keys)
     select site_id, phrase, spelling, synonyms, stem, error_keys from given
     on conflict (site_id, phrase) do update set spelling = excluded.spelling, synonyms = excluded.synonyms, stem = excluded.stem,
       error_keys = excluded.error_keys`,
    [JSON.stringify(rows)],
  );
}

/** Returns the error keys of a word. Phrases have none, because errors are searched in single words. */
const errorKeysOf = (phrase: string) => (phrase.includes(' ') ? [] : errorKeys(phrase));

/** Returns the synonyms of each phrase of a site, from all of its groups. */
function synonymRows(groups: readonly SynonymGroup[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { siteId, words } of groups) {
    const language = localeOfSite(siteId);
    const spellings = new Map(words.map((phrase) => [foldedPhrase(phrase, language), phrase]));
    spellings.delete('');
    for (const [phrase, spelling] of spellings) {
      const row = rows.get(`${siteId} ${phrase}`) ?? { siteId, phrase, spelling, synonyms: [] };
      rows.set(`${siteId} ${phrase}`, row);
      for (const other of spellings.keys()) if (other !== phrase && !row.synonyms.includes(other)) row.synonyms.push(other);
    }
  }
  return [...rows.values()].filter(({ synonyms }) => synonyms.length > 0);
}

const foldedPhrase = (phrase: string, language: LocaleCode) =>
  wordsOf(phrase, language)
    .map(({ word }) => word)
    .join(' ');
