import { read } from '../platform/data/fragment.ts';
import type { NewsArticlePageFragment, NewsArticlePageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function NewsArticlePage({ entry }: PageData<NewsArticlePageQuery, 'NewsArticle'>) {
  const { title } = read<NewsArticlePageFragment>(entry);
  return <h1>{title}</h1>;
}
