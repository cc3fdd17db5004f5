import { read } from '../platform/data/fragment.ts';
import type { ContentPageFragment, ContentPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function ContentPage({ entry }: PageData<ContentPageQuery, 'Page'>) {
  const { title } = read<ContentPageFragment>(entry);
  return <h1>{title}</h1>;
}
