import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';
import type { SearchKind } from '../search-engine.ts';
import { apart, questionsAbout, type WordChoices } from './index-question.ts';
import { type HeadWords, headOf } from './indexed-document.ts';

/** An entry that is found, with what it is ranked by. */
export type Candidate = { collection: string; id: number; position: number; head: HeadWords };

export type FoundOfKind = { kind: SearchKind; total: number; candidates: Candidate[] };

/** What is asked of one kind: choices of words, of which the next are tried where those before find too little. */
export type AskedOfKind = { kind: SearchKind; levels: readonly WordChoices[] };

/** As many are put in order with care; those behind stand in the order of tier and position. */
export const mostCandidates = 80;

/** A question that most kinds do not come to stays a text, which costs nothing to read. */
const askedBy = (tier: number) => `lexemes @@ asked.tier${tier}::tsquery`;

const tier = (number: number) => `
  (select ctid as entry from search_entry where ${askedBy(number)} order by position, entry_id limit ${mostCandidates})`;

/**
 * Each kind for itself goes from level to level until enough is found. One look finds the entries of a level and counts them; only where they are more
 * than can be ranked, the better tiers are asked for those that can: one after another, and only until there are enough. The first of all entries make
 * up the rest. No entry comes twice, so these are the first of what `foundKeys` answers.
 */
const statement = `
  with recursive asked as materialized (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
      given (kind, level, tier1, tier2, tier3, tier4, tier5)),
  tried as (
    select kind, 0 as level, 0 as total, null::tid[] as entries from asked where level = 1
    union all
    select asked.kind, asked.level, looked.total, looked.entries
    from tried join asked on asked.kind = tried.kind and asked.level = tried.level + 1
    cross join lateral (
      select coalesce(max(total), 0) as total, array_agg(entry) as entries from (
        select ctid as entry, count(*) over ()::int as total from search_entry where ${askedBy(5)}
        order by position, entry_id limit ${mostCandidates}) entries) looked
    where tried.total < $8),
  found as (select distinct on (kind) * from tried where total > 0 order by kind, level desc),
  best as (
    select kind, total, unnest(entries) as entry from found where total <= ${mostCandidates}
    union all
    select found.kind, total, tiers.entry from found join asked on asked.kind = found.kind and asked.level = found.level
    cross join lateral (
      with better as (select entry from (${[1, 2, 3, 4].map(tier).join(' union all ')}) tiers limit ${mostCandidates})
      select entry from better
      union all
      (select entry from unnest(found.entries) with ordinality others (entry, place)
        where entry not in (select entry from better) order by place)
      limit ${mostCandidates}) tiers
    where total > ${mostCandidates})
  select best.kind, best.total, collection, entry_id as id, position, head from best join search_entry on search_entry.ctid = best.entry`;

/** The better tiers apart from each other, but for those that ask for no less than the last; and that one, which asks for all. */
function askedTiers(tiers: readonly string[]): string[] {
  const all = tiers.at(-1) ?? '';
  return [...apart(tiers.slice(0, -1)).map((question, place) => (tiers[place] === all ? '' : question)), all];
}

/** The questions of each level, but for those that no entry answers, or none but the entries of the level before. */
function askedLevels(siteId: SiteId, { kind, levels }: AskedOfKind) {
  const questions = levels.map(questionsAbout(siteId, kind));
  return questions
    .filter((tiers, place) => tiers.at(-1) !== '' && tiers.at(-1) !== questions[place - 1]?.at(-1))
    .map((tiers, place) => ({ kind, level: place + 1, tiers: askedTiers(tiers) }));
}

type Row = { kind: SearchKind; total: number; collection: string; id: number; position: number; head: string };

/** The best entries that have the words, and how many there are; `enough` of a kind need no further level. */
export async function candidatesFor(
  sql: Sql,
  siteId: SiteId,
  asked: readonly AskedOfKind[],
  enough: number,
): Promise<FoundOfKind[]> {
  const levels = asked.flatMap((one) => askedLevels(siteId, one));
  const rows = await sql.query<Row>(statement, [
    levels.map(({ kind }) => kind),
    levels.map(({ level }) => level),
    ...[0, 1, 2, 3, 4].map((place) => levels.map(({ tiers }) => tiers[place] ?? '')),
    enough,
  ]);
  return asked.map(({ kind }) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      total: own[0]?.total ?? 0,
      candidates: own.map(({ collection, id, position, head }) => ({ collection, id, position, head: headOf(head) })),
    };
  });
}
