import { Icon } from '../design/Icon.tsx';
import { currentItem } from './current-item.ts';
import styles from './MainMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menu.ts';
import { useMessages } from './messages.ts';

type MainMenuProps = { items: readonly MenuItem[]; pageUri: string | undefined };

/**
 * The menu of wide windows. The children of an item open in a panel below the header: a popover, so that it needs no script,
 * closes on Escape and on a click beside it, and, keyed by the page, when another page is shown.
 */
export function MainMenu({ items, pageUri }: MainMenuProps) {
  const t = useMessages();
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length === 0 ? (
              <MenuLink className={styles.item} item={item} pageUri={pageUri} />
            ) : (
              <MenuPanel key={pageUri} item={item} pageUri={pageUri} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuPanel({ item, pageUri }: { item: MenuItem; pageUri: string | undefined }) {
  const panelId = `menu-${item.id}`;
  const hasCategories = item.children.some((child) => child.kind === 'category');
  const main = item.children.filter((child) => !hasCategories || child.kind === 'category');
  const others = item.children.filter((child) => !main.includes(child));
  return (
    <>
      <button className={styles.item} type="button" popoverTarget={panelId} data-current={currentItem(item.uri, pageUri)}>
        {item.title}
        <Icon name="chevron" />
      </button>
      <div className={styles.panel} id={panelId} popover="auto">
        <div className={styles.content}>
          <ul className={styles.children}>
            {main.map((child) => (
              <li key={child.id}>
                <MenuLink className={styles.child} item={child} pageUri={pageUri} />
              </li>
            ))}
          </ul>
          <ul className={styles.others}>
            {[item, ...others].map((child) => (
              <li key={child.id}>
                <MenuLink className={styles.other} item={child} pageUri={pageUri} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
