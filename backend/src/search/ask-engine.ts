import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { unavailable } from '../platform/api/errors.ts';
import { maxQueryLength, type SearchEngine, type SearchKind } from './search-engine.ts';

/** Returns the part of a query that is searched: at most `maxQueryLength` characters, without control characters. */
export function searchedText(query: string): string {
  return query
    .slice(0, maxQueryLength)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Whether a query contains a letter or number. Other queries are not sent to an engine (SEA-05). */
export const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** Returns the answer of an engine. Logs a failure and throws `UNAVAILABLE`. */
export async function answerOf<Answer>(context: ApiContext, siteId: SiteId, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    context.log.error({ err: error, siteId }, 'the search engine failed');
    throw unavailable('Search is not available at the moment. Try again later.');
  }
}

/**
 * Returns the ids of the hits of a searched list, best first (CAT-02). Returns `undefined` if the text has no words, so the list
 * is not searched.
 */
export async function hitIds(
  engine: Pick<SearchEngine, 'find'>,
  context: ApiContext,
  { siteId, kind, search }: { siteId: SiteId; kind: SearchKind; search: string | null | undefined },
): Promise<readonly number[] | undefined> {
  const query = searchedText(search ?? '');
  if (!hasWords(query)) return undefined;
  context.tags.list('SearchResults', siteId);
  return answerOf(context, siteId, engine.find({ siteId, query, kind }));
}
