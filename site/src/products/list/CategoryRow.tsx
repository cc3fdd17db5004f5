import type { FragmentOf } from '../../platform/data/fragment.ts';
import type { CategoryAccordionFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../messages.ts';
import { CategoryLink } from './CategoryLink.tsx';
import styles from './CategoryRow.module.css';
import { nearCategories } from './near-categories.ts';

type CategoryRowProps = { categories: readonly FragmentOf<CategoryAccordionFragment>[]; pageUri: string };

/** On small screens, in the place of the accordion: the category that is open and what is in it, in a row to scroll through. */
export function CategoryRow({ categories, pageUri }: CategoryRowProps) {
  const t = useMessages();
  return (
    <nav className={styles.row} aria-label={t('groups')}>
      <ul className={styles.links}>
        {nearCategories(categories, pageUri).map((category) => (
          <li key={category.uri}>
            <CategoryLink className={styles.link} category={category} pageUri={pageUri} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
