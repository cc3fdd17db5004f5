import { Picture } from '../../design/pictures/Picture.tsx';
import type { MenuEntryFragment } from '../../platform/generated/operations-types.ts';
import styles from './CategoryShelf.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuCategories } from './menu-pictures.ts';

type CategoryShelfProps = {
  items: readonly MenuEntryFragment[];
  categories: MenuCategories;
  pageUri: string | undefined;
};

/** Renders the categories of the menu as cut-outs on one shelf, each above its name. */
export function CategoryShelf({ items, categories, pageUri }: CategoryShelfProps) {
  return (
    <ul className={styles.shelf}>
      {items.map((item) => {
        const cutOut = categories.get(item.id)?.cutOut;
        return (
          <li key={item.id} className={styles.place}>
            <MenuLink className={styles.category} item={item} pageUri={pageUri}>
              <span className={styles.picture}>
                {cutOut && <Picture picture={{ ...cutOut, alt: '' }} sizes="150px" className={styles.cutOut} />}
              </span>
              <span className={styles.name}>{item.title}</span>
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}
