import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Pool } from 'pg';
import { instrumentedSql, type Sql } from '../../platform/api/instrumented-sql.ts';
import { limitConcurrency } from '../../platform/concurrency.ts';
import {
  maxHits,
  maxQueryLength,
  type SearchAnswer,
  type SearchEngine,
  type SearchKind,
  type SearchQuestion,
} from '../search-engine.ts';
import { candidatesFor, type HitsOfKind } from './hits/candidates.ts';
import { hitKeys } from './hits/hit-keys.ts';
import { readHits } from './hits/hits.ts';
import { ranked } from './hits/rank.ts';
import { suggestionsFor } from './hits/suggestions.ts';
import { indexedKeys } from './index/indexed-keys.ts';
import { putAll } from './index/put-all.ts';
import { changedDocuments, writingIndex } from './index/write-index.ts';
import { type ReadQuery, readQuery } from './query/query-groups.ts';
import { enoughFor, queryInterpretations } from './query/query-interpretations.ts';
import { queryTokens } from './query/query-tokens.ts';
import type { Correction } from './query/spell-correction.ts';
import { writeSynonyms } from './query/synonyms.ts';

/** Limits of concurrent searches. More would compete for the processors, so that all of them would be late. */
const turns = { maxRunning: 3, maxQueued: 500, maxWaitMs: 2000 };

/**
 * Returns the search inside PostgreSQL (ADR 14), with its own tables of entries and words, and rules in plain code. `asking` is
 * the pool for queries.
 */
export function postgresSearch(pool: Pool, asking = pool): SearchEngine {
  const sql = instrumentedSql(asking);
  const enqueue = limitConcurrency(turns);
  return {
    search: (question) => enqueue(() => search(sql, question)),
    find: (question) => enqueue(() => find(sql, question)),
    put: (documents) => writingIndex(pool, async (index, client) => index.put(await changedDocuments(client, documents))),
    remove: (keys) => writingIndex(pool, (index) => index.remove(keys)),
    putAll: (batches) => putAll(pool, batches),
    keys: () => indexedKeys(pool),
    setSynonyms: (groups) => writeSynonyms(pool, groups),
  };
}

async function search(sql: Sql, { siteId, query, kinds, first, offset }: SearchQuestion): Promise<SearchAnswer> {
  const language = localeOfSite(siteId);
  const tokens = queryTokens(query, language);
  if (tokens.length === 0) return { columns: kinds.map((kind) => ({ kind, total: 0, hits: [] })), suggestions: [] };
  const read = await readQuery(sql, siteId, tokens);
  const hitsOfKinds = await hitsOf(sql, siteId, kinds, read);
  const wanted = await Promise.all(
    hitsOfKinds.map(async ({ kind, total, candidates }) =>
      offset + first > candidates.length && total > candidates.length
        ? (await hitKeys(sql, siteId, kind, read)).slice(offset, offset + first)
        : ranked(candidates, read.groups).slice(offset, offset + first),
    ),
  );
  const hits = await readHits(sql, siteId, wanted, read.groups);
  const isEmpty = hitsOfKinds.every(({ total }) => total === 0);
  const corrected = correctedText(query, read.corrections);
  return {
    columns: hitsOfKinds.map(({ kind, total }, place) => ({ kind, total: Math.min(total, maxHits), hits: hits[place] ?? [] })),
    ...(corrected !== undefined && !isEmpty && { corrected }),
    suggestions: isEmpty ? await suggestionsFor(sql, siteId, read, kinds) : [],
  };
}

async function find(sql: Sql, { siteId, query, kind }: Pick<SearchQuestion, 'siteId' | 'query'> & { kind: SearchKind }) {
  const tokens = queryTokens(query, localeOfSite(siteId));
  if (tokens.length === 0) return [];
  const keys = await hitKeys(sql, siteId, kind, await readQuery(sql, siteId, tokens));
  return keys.slice(0, maxHits).map(({ id }) => id);
}

/**
 * Returns the entries with all words or, for a kind that has none, with the most informative ones. Each kind is searched
 * separately, so that it has the same hits alone as together with other kinds.
 */
function hitsOf(sql: Sql, siteId: SiteId, kinds: readonly SearchKind[], read: ReadQuery): Promise<HitsOfKind[]> {
  const queries = kinds.map((kind) => ({ kind, levels: queryInterpretations(kind, read) }));
  return candidatesFor(sql, siteId, queries, enoughFor(read));
}

function correctedText(query: string, corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const text = query.slice(0, maxQueryLength);
  return [...corrections]
    .sort((a, b) => b.start - a.start)
    .reduce((corrected, { start, end, replacement }) => corrected.slice(0, start) + replacement + corrected.slice(end), text)
    .trim();
}
