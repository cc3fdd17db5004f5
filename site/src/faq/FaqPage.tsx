import { read } from '../platform/data/fragment.ts';
import type { FaqPageFragment, FaqPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function FaqPage({ entry }: PageData<FaqPageQuery, 'Page'>) {
  const { title } = read<FaqPageFragment>(entry);
  return <h1>{title}</h1>;
}
