import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { CategoryAccordionFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../messages.ts';
import styles from './CategoryAccordion.module.css';
import { CategoryLink } from './CategoryLink.tsx';
import { isOpen } from './near-categories.ts';

type CategoryAccordionProps = { categories: readonly FragmentOf<CategoryAccordionFragment>[]; pageUri: string };

/** The tree of categories beside a product list (NAV-10); the one that is shown, or holds the page, is open at first. */
export function CategoryAccordion({ categories, pageUri }: CategoryAccordionProps) {
  const t = useMessages();
  return (
    <nav className={styles.accordion} aria-label={t('groups')}>
      <ul>
        {categories.map(read<CategoryAccordionFragment>).map((category) => (
          <li key={category.id} className={styles.category}>
            <CategoryLink className={styles.link} category={category} pageUri={pageUri} />
            {category.children.length > 0 && (
              <details className={styles.children} open={isOpen(category, pageUri)}>
                <summary className={styles.sign} aria-label={t('subcategories', { category: category.title })} />
                <ul className={styles.links}>
                  {category.children.map((child) => (
                    <li key={child.id}>
                      <CategoryLink className={styles.child} category={child} pageUri={pageUri} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
