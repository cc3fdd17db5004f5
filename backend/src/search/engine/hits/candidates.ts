import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { maxHits, type SearchKind } from '../../search-engine.ts';
import { type QueryInterpretation, questionsAbout, type Tier } from '../index/index-question.ts';

/** Found entry with its head, which is the stored text of the words that it is ranked by. */
export type Candidate = { collection: string; id: number; position: number; head: string };

export type HitsOfKind = { kind: SearchKind; total: number; candidates: Candidate[] };

/** Query for one kind. Each level is an interpretation, used if the previous levels find too few entries. */
export type QueryOfKind = { kind: SearchKind; levels: readonly QueryInterpretation[] };

/** Maximum number of entries that are ranked by score. Further ones follow in the order of tier and position. */
export const maxCandidates = 80;

/** Returns the selection of the entries that match the tier of `queries`. One without a second part is only searched if `condition` holds. */
const matching = (columns: string, condition = 'true') => `(
  select ${columns} from search_entry where ${condition} and queries.other is null and lexemes @@ queries.question::tsquery
  union all select ${columns} from search_entry where lexemes @@ queries.question::tsquery and lexemes @@ queries.other::tsquery)`;

/**
 * Processes each kind separately, level by level, until enough entries are found. A level is first counted without an order, up to
 * `maxHits`, unless the vocabulary tells the number. Only if it has more entries than candidates, its tiers are queried in
 * their order, which ends with all entries. Entries are identified by `ctid`: heads are stored outside the table and are read only for
 * candidates. Most queries are never run. They are passed as text, so that PostgreSQL does not parse them.
 */
const statement = `
  with recursive queries as materialized (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[]) given (kind, level, tier, question, other, known)),
  tried as (
    select distinct kind, 0 as level, 0 as total, '{}'::tid[] as entries from queries
    union all
    select queries.kind, queries.level, looked.total, looked.entries
    from tried join queries on queries.kind = tried.kind and queries.level = tried.level + 1 and queries.tier = 0
    cross join lateral (
      select case when known > ${maxCandidates} then known else count(*)::int end as total,
        case when count(*) between 1 and ${maxCandidates} then array_agg(entry) else '{}' end as entries
      from (select * from ${matching('ctid as entry', `queries.known <= ${maxCandidates}`)} matching limit ${maxHits}) counted) looked
    where tried.total < $7),
  filled as (
    (select distinct on (kind) kind, level, total, 0 as tier, entries as best from tried where total > 0 order by kind, level desc)
    union all
    select filled.kind, filled.level, total, queries.tier, best || array(
      select entry from (select entry from ${matching('ctid as entry, position, entry_id')} matching
        order by position, entry_id limit ${2 * maxCandidates}) entries
      where entry not in (select unnest(best)) limit ${maxCandidates} - cardinality(best))
    from filled join queries on queries.kind = filled.kind and queries.level = filled.level and queries.tier = filled.tier + 1
    where total > ${maxCandidates} and cardinality(best) < ${maxCandidates})
  select first.kind, first.total, json_agg(json_build_array(collection, entry_id, position, head)) as entries
  from (select distinct on (kind) * from filled order by kind, tier desc) first
  cross join lateral (select * from search_entry where ctid = any(best) limit ${maxCandidates}) candidate
  group by first.kind, first.total`;

/** Returns the query for all entries of a level as tier 0, followed by the distinct better ones and by itself, numbered from 1. */
function distinctTiers(tiers: readonly Tier[]): { tier: number; question: string | undefined; other: string | undefined }[] {
  const all = tiers.at(-1) ?? [];
  const better = new Map(tiers.map((tier) => [tier.join(), tier]));
  for (const needless of [[], all]) better.delete(needless.join());
  return [all, ...better.values(), all].map(([question, other], tier) => ({ tier, question, other }));
}

/** Returns the queries of each level. Skips levels that match no entry, or the same entries as the level before. */
function distinctLevels(siteId: SiteId, { kind, levels }: QueryOfKind) {
  const questions = levels.map(questionsAbout(siteId, kind));
  const textAt = (place: number) => questions[place]?.tiers.at(-1)?.join() ?? '';
  return questions
    .filter((_, place) => textAt(place) !== '' && textAt(place) !== textAt(place - 1))
    .flatMap(({ tiers, known }, place) => distinctTiers(tiers).map((tier) => ({ kind, level: place + 1, known, ...tier })));
}

type Row = { kind: SearchKind; total: number; entries: [collection: string, id: number, position: number, head: string][] };

/** Returns the best entries of each kind, and their total, at most `maxHits`. A kind with `enough` entries needs no further level. */
export async function candidatesFor(
  sql: Sql,
  siteId: SiteId,
  queries: readonly QueryOfKind[],
  enough: number,
): Promise<HitsOfKind[]> {
  const questions = queries.flatMap((one) => distinctLevels(siteId, one));
  if (questions.length === 0) return queries.map(({ kind }) => ({ kind, total: 0, candidates: [] }));
  const rows = await sql.query<Row>(statement, [
    questions.map(({ kind }) => kind),
    questions.map(({ level }) => level),
    questions.map(({ tier }) => tier),
    questions.map(({ question }) => question),
    questions.map(({ other }) => other),
    questions.map(({ known }) => known),
    enough,
  ]);
  return queries.map(({ kind }) => {
    const row = rows.find((one) => one.kind === kind);
    const candidates = (row?.entries ?? []).map(([collection, id, position, head]) => ({ collection, id, position, head }));
    return { kind, total: row?.total ?? 0, candidates };
  });
}
