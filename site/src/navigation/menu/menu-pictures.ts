import { useRef, useState } from 'react';
import { MenuPictures } from '../../platform/generated/operations.ts';
import type { MenuPicturesQuery } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';

export type MenuCategory = NonNullable<MenuPicturesQuery['navigation'][number]['children'][number]['category']>;

/** Category data that menus show beside their titles, by the id of the menu item. Empty until it is loaded. */
export type MenuCategories = ReadonlyMap<number, MenuCategory>;

/** Minimum delay after a failed request, because every pointer movement would retry. */
const retryAfterMs = 10_000;

const none: MenuCategories = new Map();

/**
 * Loads the pictures of the menus when a visitor points at or focuses the header, because most visitors never open them. The
 * menus work without them.
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
