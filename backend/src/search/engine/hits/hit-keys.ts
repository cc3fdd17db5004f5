import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { maxHits, type SearchKind } from '../../search-engine.ts';
import { questionsAbout, tierText } from '../index/index-question.ts';
import type { ReadQuery } from '../query/query-groups.ts';
import { enoughFor, queryInterpretations } from '../query/query-interpretations.ts';
import { type Candidate, maxCandidates } from './candidates.ts';
import type { HitKey } from './hits.ts';
import { ranked } from './rank.ts';

/** Selects the keys of all entries of a kind by tier and position, as one text, and the first of them with their heads. */
const statement = `
  with asked as (select * from unnest($1::tsquery[]) with ordinality given (question, tier)),
  tiers as (select e.ctid as entry, e.collection, e.entry_id, e.position, tier from asked join search_entry e on e.lexemes @@ asked.question),
  placed as (select collection, entry_id, position, min(tier) as tier from tiers
    group by entry, collection, entry_id, position order by tier, position, entry_id limit ${maxHits}),
  best as (select * from placed order by tier, position, entry_id limit ${maxCandidates})
  select (select string_agg(collection || ' ' || entry_id, ',' order by tier, position, entry_id) from placed) as keys,
    (select json_agg(json_build_object('collection', e.collection, 'id', e.entry_id, 'position', e.position, 'head',
      (select head from search_entry s where s.site_id = $2 and s.collection = e.collection and s.entry_id = e.entry_id))) from best e) as best`;

/**
 * Returns the keys of all hits of a kind, best first, at most `maxHits`. Needs one statement if enough entries have all words.
 */
export async function hitKeys(sql: Sql, siteId: SiteId, kind: SearchKind, read: ReadQuery): Promise<HitKey[]> {
  let found: HitKey[] = [];
  const questionAbout = questionsAbout(siteId, kind);
  for (const choices of queryInterpretations(kind, read)) {
    const tiers = new Set(questionAbout(choices).tiers.map(tierText));
    if (tiers.size === 1 && tiers.has('')) continue;
    const [row] = await sql.query<{ keys: string | null; best: Candidate[] | null }>(statement, [[...tiers], siteId]);
    const candidates = row?.best ?? [];
    if (row?.keys) found = [...ranked(candidates, read.groups), ...keysIn(row.keys).slice(candidates.length)];
    if (found.length >= enoughFor(read)) break;
  }
  return found;
}

function keysIn(text: string): HitKey[] {
  return text.split(',').map((key) => {
    const space = key.lastIndexOf(' ');
    return { collection: key.slice(0, space), id: Number(key.slice(space + 1)) };
  });
}
