import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { unavailable } from '../platform/api/errors.ts';
import { longestQuery, type SearchEngine, type SearchKind } from './search-engine.ts';

/** What counts of a query: so many characters of it, none of which steers anything. */
export function searchedText(query: string): string {
  return query
    .slice(0, longestQuery)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Without a letter or number nothing is looked for, and no engine asked (SEA-05). */
export const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** What an engine answers; where it cannot, the log says why and the caller that it is so. */
export async function answerOf<Answer>(context: ApiContext, siteId: SiteId, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    context.log.error({ err: error, siteId }, 'the search engine cannot answer');
    throw unavailable('The search cannot answer now.');
  }
}

/** Ids of what a list is searched for, best first (CAT-02); undefined for text without words, which searches for nothing. */
export async function foundIds(
  engine: Pick<SearchEngine, 'find'>,
  context: ApiContext,
  { siteId, kind, search }: { siteId: SiteId; kind: SearchKind; search: string | null | undefined },
): Promise<readonly number[] | undefined> {
  const query = searchedText(search ?? '');
  if (!hasWords(query)) return undefined;
  context.tags.list('SearchResults', siteId);
  return answerOf(context, siteId, engine.find({ siteId, query, kind }));
}
