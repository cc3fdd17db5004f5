import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import type { SearchKind } from '../../search-engine.ts';
import type { ReadQuery } from '../query/query-groups.ts';
import { typingDistance } from '../text/typing-errors.ts';

const maxSuggestions = 6;
/** Maximum share of wrong letters. Words that differ more are unrelated. */
const maxDifferent = 0.5;

/** Selects the categories with the most entries, those of products first. They are useful even if no word is similar. */
const commonCategories = `
  select category as title from search_entry
  where site_id = $1 and kind = any($2::text[]) and category is not null group by 1
  order by bool_or(kind = 'product') desc, count(*) desc, 1 limit ${maxSuggestions}`;

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
