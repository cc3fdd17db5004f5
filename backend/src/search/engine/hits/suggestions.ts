import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import type { SearchKind } from '../../search-engine.ts';
import type { ReadQuery } from '../query/query-groups.ts';
import { typingDistance } from '../text/typing-errors.ts';

const maxSuggestions = 6;
/** Maximum share of wrong letters. Words that differ more are unrelated. */
const maxDifferent = 0.5;

/** Number of entries from which categories are equally large. More need not be counted. */
const largeCategory = 100;

/**
 * Selects the categories with the most entries, those of products first. They are useful even if no word is similar. Each category is
 * found by the index after the one before, so that the time does not grow with the entries.
 */
const commonCategories = `
  with recursive found as (
    select kind, (select min(category) from search_entry where site_id = $1 and kind = asked.kind) as title from unnest($2::text[]) asked (kind)
    union all
    select kind, (select min(category) from search_entry where site_id = $1 and kind = found.kind and category > title)
    from found where title is not null)
  select title from found cross join lateral (
    select count(*) as entries from (
      select from search_entry where site_id = $1 and kind = found.kind and category = title limit ${largeCategory}) counted) size
  where title is not null group by title
  order by bool_or(kind = 'product') desc, sum(entries) desc, title limit ${maxSuggestions}`;

/** Returns words with hits for a query without hits: the most similar ones, then the largest categories. */
export async function suggestionsFor(
  sql: Sql,
  siteId: SiteId,
  { candidates }: ReadQuery,
  kinds: readonly SearchKind[],
): Promise<string[]> {
  const like = [...candidates].flatMap(([unknown, { similar }]) =>
    similar
      .filter(({ documentFrequency, titleDocumentFrequency }) => documentFrequency > 0 && titleDocumentFrequency > 0)
      .map(({ word, spelling, titleDocumentFrequency }) => ({
        spelling,
        titleDocumentFrequency,
        distance: typingDistance(unknown, word) / unknown.length,
      }))
      .filter(({ distance }) => distance <= maxDifferent),
  );
  like.sort((a, b) => a.distance - b.distance || b.titleDocumentFrequency - a.titleDocumentFrequency);
  const categories = await sql.query<{ title: string }>(commonCategories, [siteId, [...kinds]]);
  const words = [...like.map(({ spelling }) => spelling), ...categories.map(({ title }) => title)];
  return [...new Set(words)].slice(0, maxSuggestions);
}
