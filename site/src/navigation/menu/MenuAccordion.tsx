import type { CSSProperties } from 'react';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './MenuAccordion.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menu.ts';
import type { MenuCategories, MenuCategory } from './menu-pictures.ts';

type MenuAccordionProps = { items: readonly MenuItem[]; categories: MenuCategories; pageUri: string | undefined };

/**
 * Renders the main menu of small windows. Children unfold below their item, categories with their elevation and number of
 * products.
 */
export function MenuAccordion({ items, categories, pageUri }: MenuAccordionProps) {
  const t = useMessages('navigation');
  return (
    <nav aria-label={t('mainMenu')}>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.children.length === 0 ? (
              <MenuLink className={styles.link} item={item} pageUri={pageUri} />
            ) : (
              <details open={hasCategories(item)}>
                <summary className={styles.summary}>{item.title}</summary>
                <ul className={styles.children}>
                  {item.children.map((child) => (
                    <li key={child.id}>
                      <MenuLink
                        className={child.kind === 'category' ? styles.category : styles.child}
                        item={child}
                        pageUri={pageUri}
                      >
                        {child.kind === 'category' && <OnGround category={categories.get(child.id)} />}
                        {child.title}
                        <ProductCount category={categories.get(child.id)} />
                      </MenuLink>
                    </li>
                  ))}
                  {(item.uri ?? item.url) && (
                    <li>
                      <MenuLink className={styles.child} item={item} pageUri={pageUri}>
                        {hasCategories(item) ? t('allProducts') : item.title}
                      </MenuLink>
                    </li>
                  )}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function hasCategories({ children }: MenuItem): boolean {
  return children.some(({ kind }) => kind === 'category');
}

const widest = 64;
const highest = 36;

/** Renders a small elevation on its own ground, as large as the row allows. It is an icon, so it has no common scale. */
function OnGround({ category }: { category: MenuCategory | undefined }) {
  const elevation = category?.elevation;
  if (!elevation) return <span className={styles.ground} />;
  const scale = Math.min(widest / elevation.widthMm, highest / elevation.heightMm);
  return (
    <span className={styles.ground} style={{ '--mm': `${scale.toFixed(4)}px` } as CSSProperties}>
      <Elevation elevation={elevation} />
    </span>
  );
}

function ProductCount({ category }: { category: MenuCategory | undefined }) {
  const { format } = useSite();
  return category && <span className={styles.count}>{format.count(category.productCount)}</span>;
}
