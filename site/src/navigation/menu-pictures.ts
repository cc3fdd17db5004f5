import { useRef, useState } from 'react';
import { MenuPictures } from '../platform/generated/operations.ts';
import type { MenuPicturesQuery } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';

export type MenuCategory = NonNullable<MenuPicturesQuery['navigation'][number]['children'][number]['category']>;

/** What the menus show of categories beside their titles, by the id of the menu item; empty until it has come. */
export type MenuCategories = ReadonlyMap<number, MenuCategory>;

/** Each move of a pointer asks. */
const retryAfterMs = 10_000;

const none: MenuCategories = new Map();

/**
 * The pictures of the menus. They are asked for when a visitor turns to the header: a page need not carry what most visitors
 * never open. Without them the menus are complete all the same.
 */
export function useMenuPictures(): { categories: MenuCategories; load: () => void } {
  const { query, siteId } = useSite();
  const [categories, setCategories] = useState(none);
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    query(MenuPictures, { siteId }).then(
      ({ navigation }) => setCategories(categoriesOf(navigation)),
      () => {
        setTimeout(() => {
          isAsked.current = false;
        }, retryAfterMs);
      },
    );
  };
  return { categories, load };
}

function categoriesOf(navigation: MenuPicturesQuery['navigation']): MenuCategories {
  const items = navigation.flatMap(({ children }) => children);
  return new Map(items.flatMap(({ id, category }) => (category ? [[id, category] as const] : [])));
}
