import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './CategoryAccordion.module.css';
import { CategoryLink } from './CategoryRow.tsx';
import { type CategoryBranch, isOpen } from './category-branch.ts';

type CategoryAccordionProps = { categories: readonly CategoryBranch[]; pageUri: string };

/** Renders the tree of categories beside a product list (NAV-10). The category of the current page is initially open. */
export function CategoryAccordion({ categories, pageUri }: CategoryAccordionProps) {
  const t = useMessages('products');
  return (
    <nav className={styles.accordion} aria-label={t('groups')}>
      <ul>
        {categories.map((category) => (
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
