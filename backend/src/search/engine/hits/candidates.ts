import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import type { SearchKind } from '../../search-engine.ts';
import { questionsAbout, type WordChoices } from '../index/index-question.ts';

/** Found entry with its head, which is the stored text of the words that it is ranked by. */
export type Candidate = { collection: string; id: number; position: number; head: string };

export type HitsOfKind = { kind: SearchKind; total: number; candidates: Candidate[] };

/** Query for one kind. Each level is a set of word choices, used if the previous levels find too few entries. */
export type QueryOfKind = { kind: SearchKind; levels: readonly WordChoices[] };

/** Maximum number of entries that are ranked by score. Further ones follow in the order of tier and position. */
export const maxCandidates = 80;

/**
 * Processes each kind separately, level by level, until enough entries are found. A level is first counted without an order. Only
 * if it has more entries than candidates, the better tiers are queried first, and the remainder comes from all entries. Entries
 * are identified by `ctid`: heads are stored outside the table and are read only for candidates. Most queries are never run. They
 * are passed as text, so that PostgreSQL does not parse them.
 */
const statement = `
  with recursive asked as materialized (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[]) given (kind, level, tier, question)),
  tried as (
    select distinct kind, 0 as level, 0 as total, '{}'::tid[] as entries from asked
    union all
    select asked.kind, asked.level, looked.total, looked.entries
    from tried join asked on asked.kind = tried.kind and asked.level = tried.level + 1 and asked.tier = 0
    cross join lateral (
      select count(*)::int as total, array_agg(ctid) as entries from search_entry where lexemes @@ asked.question::tsquery) looked
    where tried.total < $5),
  filled as (
    (select distinct on (kind) kind, level, total, entries, 0 as tier, '{}'::tid[] as best from tried where total > 0 order by kind, level desc)
    union all
    select filled.kind, filled.level, total, entries, asked.tier, best || array(
      select entry from (select ctid as entry from search_entry where lexemes @@ asked.question::tsquery
        order by position, entry_id limit ${2 * maxCandidates}) entries
      where entry not in (select unnest(best)) limit ${maxCandidates} - cardinality(best))
    from filled join asked on asked.kind = filled.kind and asked.level = filled.level and asked.tier = filled.tier + 1
    where total > ${maxCandidates} and cardinality(best) < ${maxCandidates})
  select first.kind, first.total, json_agg(json_build_array(collection, entry_id, position, head)) as entries
  from (select distinct on (kind) * from filled order by kind, tier desc) first
  cross join lateral (
    select * from search_entry where ctid = any(best)
    union all
    (select * from search_entry where ctid = any(entries) and ctid not in (select unnest(best))
      order by position, entry_id limit ${maxCandidates} - cardinality(best))) candidate
  group by first.kind, first.total`;

/** Returns the query for all entries of a level as tier 0, followed by the distinct better ones, numbered from 1. */
function askedTiers(tiers: readonly string[]): { tier: number; question: string }[] {
  const all = tiers.at(-1) ?? '';
  const better = [...new Set(tiers)].filter((question) => question !== '' && question !== all);
  return [all, ...better].map((question, tier) => ({ tier, question }));
}

/** Returns the queries of each level. Skips levels that match no entry, or the same entries as the level before. */
function askedLevels(siteId: SiteId, { kind, levels }: QueryOfKind) {
  const questions = levels.map(questionsAbout(siteId, kind));
  return questions
    .filter((tiers, place) => tiers.at(-1) !== '' && tiers.at(-1) !== questions[place - 1]?.at(-1))
    .flatMap((tiers, place) => askedTiers(tiers).map((asked) => ({ kind, level: place + 1, ...asked })));
}

type Row = { kind: SearchKind; total: number; entries: [collection: string, id: number, position: number, head: string][] };

/** Returns the best entries of each kind, and their total. A kind with `enough` entries needs no further level. */
export async function candidatesFor(
  sql: Sql,
  siteId: SiteId,
  asked: readonly QueryOfKind[],
  enough: number,
): Promise<HitsOfKind[]> {
  const questions = asked.flatMap((one) => askedLevels(siteId, one));
  if (questions.length === 0) return asked.map(({ kind }) => ({ kind, total: 0, candidates: [] }));
  const rows = await sql.query<Row>(statement, [
    questions.map(({ kind }) => kind),
    questions.map(({ level }) => level),
    questions.map(({ tier }) => tier),
    questions.map(({ question }) => question),
    enough,
  ]);
  return asked.map(({ kind }) => {
    const found = rows.find((row) => row.kind === kind);
    const candidates = (found?.entries ?? []).map(([collection, id, position, head]) => ({ collection, id, position, head }));
    return { kind, total: found?.total ?? 0, candidates };
  });
}
