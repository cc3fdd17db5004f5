import { NewsCard } from '../../../news/NewsCard.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { NewsItemsBlockFragment } from '../../../platform/generated/operations-types.ts';
import { titleId } from '../../BlockHeading.tsx';
import { SliderSection } from '../../SliderSection.tsx';
import styles from './NewsItemsBlock.module.css';

/** Renders the selected articles in a slider, or else the newest eight (BLK-10). */
export function NewsItemsBlock({ block }: { block: FragmentOf<NewsItemsBlockFragment> }) {
  const { id, titleField, text, cta, entries } = read<NewsItemsBlockFragment>(block);
  if (entries.length === 0) return null;
  return (
    <SliderSection id={titleId({ id })} title={titleField} text={text} cta={cta} rowClassName={styles.row}>
      {entries.map((article) => (
        <NewsCard key={article.id} article={article} sizes={cardSizes} isWide />
      ))}
    </SliderSection>
  );
}

const cardSizes = '(width >= 1360px) 302px, (width >= 993px) 23vw, (width >= 600px) 46vw, 66vw';
