import { type Filters, filteredHref, type Sort } from '../../filters/filters.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './SortLinks.module.css';

const sorts: readonly (Sort | undefined)[] = [undefined, 'priceAscending', 'priceDescending'];

/** Renders the sort orders for members (CAT-06): the catalogue's own order, or by price. They are part of the filter form. */
export default function SortLinks({ filters, path }: { filters: Filters; path: string }) {
  const t = useMessages('products/list/sort');
  const { sort: _, ...unsorted } = filters;
  return (
    <nav className={styles.sort} aria-label={t('order')}>
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      {sorts.map((sort) => (
        <a
          key={sort ?? 'own'}
          className={styles.link}
          href={filteredHref(path, sort ? { ...unsorted, sort } : unsorted)}
          aria-current={filters.sort === sort || undefined}
        >
          {t(sort ?? 'own')}
        </a>
      ))}
    </nav>
  );
}
