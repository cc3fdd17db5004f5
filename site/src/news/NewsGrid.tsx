import { CardGrid } from '../design/CardGrid.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { NewsCardFragment } from '../platform/generated/operations-types.ts';
import { NewsCard } from './NewsCard.tsx';

type NewsGridProps = {
  articles: readonly (FragmentOf<NewsCardFragment> & { id: number })[];
  columns: 3 | 4;
  withIntro?: boolean;
};

/** Articles as cards on one shelf. */
export function NewsGrid({ articles, columns, withIntro }: NewsGridProps) {
  return (
    <CardGrid columns={columns}>
      {articles.map((article) => (
        <NewsCard key={article.id} article={article} withIntro={withIntro} />
      ))}
    </CardGrid>
  );
}
