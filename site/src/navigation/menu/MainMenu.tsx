import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './MainMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { currentItem, type MenuItem } from './menu.ts';
import type { MenuCategories } from './menu-pictures.ts';

type MainMenuProps = { items: readonly MenuItem[]; categories: MenuCategories; pageUri: string | undefined };

/**
 * Renders the menu of wide windows (NAV-03). The children of an item open in a panel below the header. The panel is a popover, so
 * it opens without scripts and closes on Escape and on an outside click. header-panels.ts adds hovering and keyboard support.
 */
export function MainMenu({ items, categories, pageUri }: MainMenuProps) {
  const t = useMessages('navigation');
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul className={styles.items}>
        {items.map((item) => {
          const panelId = `menu-${item.id}`;
          return item.children.length === 0 ? (
            <li key={item.id}>
              <MenuLink className={styles.item} item={item} pageUri={pageUri} />
            </li>
          ) : (
            <li key={item.id}>
              <button
                className={styles.item}
                type="button"
                popoverTarget={panelId}
                data-current={currentItem(item.uri, pageUri) && ''}
              >
                {item.title}
                <Icon name="chevron" />
              </button>
              <MenuPanel id={panelId} item={item} categories={categories} pageUri={pageUri} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
