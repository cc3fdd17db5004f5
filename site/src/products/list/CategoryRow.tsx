import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './CategoryRow.module.css';
import { type CategoryBranch, nearCategories } from './category-branch.ts';

type CategoryRowProps = { categories: readonly CategoryBranch[]; pageUri: string };

/** Renders the open category and its subcategories as a scrolling row. It replaces the accordion on small screens. */
export function CategoryRow({ categories, pageUri }: CategoryRowProps) {
  const t = useMessages('products');
  return (
    <nav className={styles.row} aria-label={t('groups')}>
      <ul className={styles.links}>
        {nearCategories(categories, pageUri).map((category) => (
          <li key={category.id}>
            <CategoryLink className={styles.link} category={category} pageUri={pageUri} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CategoryLinkProps = {
  category: { title: string; uri: string; productCount: number };
  pageUri: string;
  className: string | undefined;
};

/** Renders a category with the number of its products. */
export function CategoryLink({ category: { title, uri, productCount }, pageUri, className }: CategoryLinkProps) {
  const { format, localHref } = useSite();
  return (
    <a className={className} href={localHref(uri)} aria-current={uri === pageUri ? 'page' : undefined}>
      {title} <span>{format.count(productCount)}</span>
    </a>
  );
}
