import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { CategoryAccordionFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './CategoryAccordion.module.css';
import { useMessages } from './messages.ts';

type CategoryAccordionProps = { categories: readonly FragmentOf<CategoryAccordionFragment>[]; pageUri: string };

/** The tree of categories beside a product list (NAV-10); the one that is shown is open, or holds the one that is. */
export function CategoryAccordion({ categories, pageUri }: CategoryAccordionProps) {
  const t = useMessages();
  return (
    <nav className={styles.accordion} aria-label={t('groups')}>
      <ul className={styles.categories}>
        {categories.map(read<CategoryAccordionFragment>).map((category) => {
          const open = category.uri === pageUri || category.children.some((child) => child.uri === pageUri);
          return (
            <li key={category.id} className={open ? styles.open : styles.category}>
              <CategoryLink className={styles.link} category={category} pageUri={pageUri} />
              {open && category.children.length > 0 && (
                <ul className={styles.children}>
                  {category.children.map((child) => (
                    <li key={child.id}>
                      <CategoryLink className={styles.child} category={child} pageUri={pageUri} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type CategoryLinkProps = {
  category: { title: string; uri: string; productCount: number };
  pageUri: string;
  className?: string;
};

function CategoryLink({ category: { title, uri, productCount }, pageUri, className }: CategoryLinkProps) {
  const { localHref } = useSite();
  return (
    <a className={className} href={localHref(uri)} aria-current={uri === pageUri ? 'page' : undefined}>
      {title} <span className={styles.count}>{productCount}</span>
    </a>
  );
}
