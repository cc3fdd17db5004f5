import { CardGrid } from '../design/CardGrid.tsx';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { NewsCardFragment } from '../platform/generated/operations-types.ts';
import { NewsCard } from './NewsCard.tsx';

type NewsGridProps = {
  articles: readonly (FragmentOf<NewsCardFragment> & { id: number })[];
  columns: keyof typeof cardSizes;
  withIntro?: boolean;
};

const cardSizes = {
  3: '(width >= 1360px) 410px, (width >= 768px) 30vw, 46vw',
  4: '(width >= 1360px) 302px, (width >= 993px) 22vw, 46vw',
};

/** Renders articles as cards on one shelf. */
export function NewsGrid({ articles, columns, withIntro }: NewsGridProps) {
  return (
    <CardGrid columns={columns}>
      {articles.map((article) => (
        <NewsCard key={article.id} article={article} sizes={cardSizes[columns]} withIntro={withIntro} />
      ))}
    </CardGrid>
  );
}
