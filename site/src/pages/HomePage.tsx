import { read } from '../platform/data/fragment.ts';
import type { HomePageFragment, HomePageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function HomePage({ entry }: PageData<HomePageQuery, 'Page'>) {
  const { title } = read<HomePageFragment>(entry);
  return <h1>{title}</h1>;
}
