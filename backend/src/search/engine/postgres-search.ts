import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Pool } from 'pg';
import { countedSql, type Sql } from '../../platform/api/counted-sql.ts';
import { aFewAtATime } from '../../platform/taking-turns.ts';
import {
  longestQuery,
  mostFound,
  type SearchAnswer,
  type SearchEngine,
  type SearchKind,
  type SearchQuestion,
} from '../search-engine.ts';
import { askedWords } from './asked-words.ts';
import { candidatesFor, type FoundOfKind } from './candidates.ts';
import { foundKeys } from './found-keys.ts';
import { readHits } from './hits.ts';
import type { Correction } from './meaning.ts';
import { type ReadQuery, readQuery } from './query-groups.ts';
import { ranked } from './rank.ts';
import { replaceIndex } from './replace-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { writeSynonyms } from './synonyms.ts';
import { choicesFor, enoughFor } from './word-choices.ts';
import { writingIndex } from './write-index.ts';

/** More at once take the processors from each other: all would be answered late, rather than each in its turn. */
const turns = { most: 3, mostWaiting: 500, patience: 2000 };

/** The search inside PostgreSQL (ADR 14): entries and words in tables of their own, read by rules that are plain code. Questions may have a pool of their own. */
export function postgresSearch(pool: Pool, asking = pool): SearchEngine {
  const sql = countedSql(asking);
  const inTurn = aFewAtATime(turns);
  return {
    search: (question) => inTurn(() => search(sql, question)),
    find: (question) => inTurn(() => find(sql, question)),
    put: (documents) => writingIndex(pool, (index) => index.put(documents)),
    remove: (keys) => writingIndex(pool, (index) => index.remove(keys)),
    replaceAll: (batches) => replaceIndex(pool, batches),
    setSynonyms: (groups) => writeSynonyms(pool, groups),
  };
}

async function search(sql: Sql, { siteId, query, kinds, first, offset }: SearchQuestion): Promise<SearchAnswer> {
  const language = localeOfSite(siteId);
  const asked = askedWords(query, language);
  if (asked.length === 0) return { columns: kinds.map((kind) => ({ kind, total: 0, hits: [] })), suggestions: [] };
  const read = await readQuery(sql, siteId, asked);
  const found = await foundOf(sql, siteId, kinds, read);
  const wanted = await Promise.all(
    found.map(async ({ kind, total, candidates }) =>
      offset + first > candidates.length && total > candidates.length
        ? (await foundKeys(sql, siteId, kind, read)).slice(offset, offset + first)
        : ranked(candidates, read.groups).slice(offset, offset + first),
    ),
  );
  const hits = await readHits(sql, siteId, wanted, read.groups);
  const isEmpty = found.every(({ total }) => total === 0);
  const corrected = correctedText(query, read.corrections);
  return {
    columns: found.map(({ kind, total }, place) => ({ kind, total: Math.min(total, mostFound), hits: hits[place] ?? [] })),
    ...(corrected !== undefined && !isEmpty && { corrected }),
    suggestions: isEmpty ? await suggestionsFor(sql, siteId, read, kinds) : [],
  };
}

async function find(sql: Sql, { siteId, query, kind }: Pick<SearchQuestion, 'siteId' | 'query'> & { kind: SearchKind }) {
  const asked = askedWords(query, localeOfSite(siteId));
  if (asked.length === 0) return [];
  const keys = await foundKeys(sql, siteId, kind, await readQuery(sql, siteId, asked));
  return keys.slice(0, mostFound).map(({ id }) => id);
}

/**
 * What has all words; of kinds in which nothing has, what has the most telling ones. Each kind for itself, so that it finds the same whether it is
 * asked for alone, as by the panel, or beside others.
 */
function foundOf(sql: Sql, siteId: SiteId, kinds: readonly SearchKind[], read: ReadQuery): Promise<FoundOfKind[]> {
  const asked = kinds.map((kind) => ({ kind, levels: choicesFor(kind, read) }));
  return candidatesFor(sql, siteId, asked, enoughFor(read));
}

function correctedText(query: string, corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const text = query.slice(0, longestQuery);
  return [...corrections]
    .sort((a, b) => b.start - a.start)
    .reduce((corrected, { start, end, meant }) => corrected.slice(0, start) + meant + corrected.slice(end), text)
    .trim();
}
