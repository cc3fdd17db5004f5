import { read } from '../platform/data/fragment.ts';
import type { FaqQuestionPageFragment, FaqQuestionPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function FaqQuestionPage({ entry }: PageData<FaqQuestionPageQuery, 'FaqQuestion'>) {
  const { title } = read<FaqQuestionPageFragment>(entry);
  return <h1>{title}</h1>;
}
