import { withoutStaticBlocks } from '../page-builder/serialized-blocks.ts';
import type { Query } from '../platform/data/query.ts';
import { NewsList, NewsPage } from '../platform/generated/operations.ts';
import type { NewsListQuery } from '../platform/generated/operations-types.ts';
import { maxPageSize, pageSize, shownCount } from '../platform/pagination.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';

type Loader = ReturnType<typeof pageLoader>;
type NewsArguments = Parameters<Loader>[0] & { deps: { show?: string } };

/** Loads the news overview with as many articles as its address names. */
export function newsLoader(args: NewsArguments) {
  const count = shownCount(args.deps, pageSize.news);
  const more = (_: object, { query, siteId }: { query: Query; siteId: number }) => loadNews(query, siteId, count);
  return pageLoader('news', NewsPage, ['Page'], more, withoutStaticBlocks)(args);
}

/** Returns the newest articles of a site and their total. Throws an error if `count` is 0. */
export async function loadNews(query: Query, siteId: number, count: number): Promise<{ document: NewsListQuery['document'] }> {
  const parts = Array.from({ length: Math.ceil(count / maxPageSize) }, (_, index) => index * maxPageSize);
  const answers = await Promise.all(
    parts.map((offset) => query(NewsList, { siteId, offset, first: Math.min(count - offset, maxPageSize) })),
  );
  const [first] = answers;
  if (!first) throw new Error('the number of articles must be at least 1');
  return { document: { ...first.document, news: answers.flatMap(({ document }) => document.news) } };
}
