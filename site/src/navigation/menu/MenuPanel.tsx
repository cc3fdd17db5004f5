import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { CategoryShelf } from './CategoryShelf.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuPanel.module.css';
import type { MenuItem } from './menu.ts';
import type { MenuCategories } from './menu-pictures.ts';

type MenuPanelProps = { id: string; item: MenuItem; categories: MenuCategories; pageUri: string | undefined };

/**
 * Renders the children of a menu item: categories on a shelf with further links below, or a plain list with the item's own page.
 */
export function MenuPanel({ id, item, categories, pageUri }: MenuPanelProps) {
  const t = useMessages('navigation');
  const onShelf = item.children.filter(({ kind }) => kind === 'category');
  const others = item.children.filter(({ kind }) => kind !== 'category');
  const own = item.uri === null && item.url === null ? [] : [item];
  if (onShelf.length > 0) {
    return (
      <div className={styles.panel} id={id} popover="auto">
        <div className={styles.content}>
          <CategoryShelf items={onShelf} categories={categories} pageUri={pageUri} />
          <ul className={styles.others}>
            {[...own, ...others].map((child) => (
              <li key={child.id}>
                <MenuLink className={styles.other} item={child} pageUri={pageUri}>
                  <span className={styles.words}>{child === item ? t('allProducts') : child.title}</span>
                  <Icon name="arrow" />
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.panel} id={id} popover="auto">
      <div className={styles.plain}>
        <p className={styles.title}>
          <MenuLink className={styles.own} item={item} pageUri={pageUri}>
            {item.title}
            {own.length > 0 && <Icon name="arrow" />}
          </MenuLink>
        </p>
        <ul className={styles.children}>
          {others.map((child) => (
            <li key={child.id}>
              <MenuLink className={styles.child} item={child} pageUri={pageUri} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
