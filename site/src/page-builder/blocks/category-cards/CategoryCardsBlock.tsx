import { Picture } from '../../../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { CategoryCardsBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { titleId } from '../../BlockHeading.tsx';
import { SliderSection } from '../../SliderSection.tsx';
import styles from './CategoryCardsBlock.module.css';

/** Renders categories in a slider, each with its tall picture and number of products (BLK-15). */
export function CategoryCardsBlock({ block }: { block: FragmentOf<CategoryCardsBlockFragment> }) {
  const { id: blockId, text, cta, categories } = read<CategoryCardsBlockFragment>(block);
  const { localHref } = useSite();
  const t = useMessages('page-builder');
  if (categories.length === 0) return null;
  return (
    <SliderSection id={titleId({ id: blockId })} title={t('groups')} text={text} cta={cta} rowClassName={styles.row}>
      {categories.map(({ id, title, uri, productCount, headerImage }) => (
        <li key={id} className={styles.card}>
          <div className={styles.shelf}>
            {headerImage && <Picture className={styles.picture} picture={headerImage} sizes={cardSizes} />}
          </div>
          <h3 className={styles.title}>
            <a className={styles.link} href={localHref(uri)}>
              {title}
            </a>
          </h3>
          <p className={styles.count}>{t('products', { count: productCount })}</p>
        </li>
      ))}
    </SliderSection>
  );
}

const cardSizes = '(width >= 1360px) 302px, (width >= 993px) 22vw, (width >= 768px) 30vw, (width >= 450px) 46vw, 66vw';
