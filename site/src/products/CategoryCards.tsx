import { Picture } from '../design/Picture.tsx';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { CategoryCardFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './CategoryCards.module.css';
import { useMessages } from './messages.ts';

type CategoryCardsProps = { categories: readonly FragmentOf<CategoryCardFragment>[]; labelledBy: string };

/** The categories side by side on one shelf, in a row that leaves the window at its right edge (BLK-15). */
export function CategoryCards({ categories, labelledBy }: CategoryCardsProps) {
  const { localHref } = useSite();
  const t = useMessages();
  return (
    <ul className={styles.row} aria-labelledby={labelledBy}>
      {categories.map(read<CategoryCardFragment>).map(({ id, title, uri, productCount, headerImage }) => (
        <li key={id} className={styles.card}>
          <div className={styles.shelf}>
            {headerImage && <Picture className={styles.picture} picture={headerImage} sizes="(width >= 768px) 296px, 60vw" />}
          </div>
          <h3 className={styles.title}>
            <a className={styles.link} href={localHref(uri)}>
              {title}
            </a>
          </h3>
          <p className={styles.count}>{t('hits', { count: productCount })}</p>
        </li>
      ))}
    </ul>
  );
}
