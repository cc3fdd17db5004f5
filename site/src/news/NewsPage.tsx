import { read } from '../platform/data/fragment.ts';
import type { NewsPageFragment, NewsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function NewsPage({ entry }: PageData<NewsPageQuery, 'Page'>) {
  const { title } = read<NewsPageFragment>(entry);
  return <h1>{title}</h1>;
}
