import { type PathKey, paths } from '@plantsoen/contract/paths.ts';
import type { LayoutData } from '../layout-data.ts';

export type RouteName = (typeof paths)[PathKey]['route'];
export type HeaderLook = 'solid' | 'overHero' | 'product';

const { home, contact, quoteRequest, page, childPage, grandchildPage, product } = paths;

/** Routes that can show the fullscreen hero. */
const heroRoutes: ReadonlySet<string> = new Set(
  [home, contact, quoteRequest, page, childPage, grandchildPage].map(({ route }) => route),
);

/**
 * Returns the look of the header on a route (PAG-13): white over the fullscreen hero, transparent on product pages unless a page
 * type is set, solid elsewhere. Subcategories share the route of products but are lists.
 */
export function headerLook(
  route: RouteName | undefined,
  entry: LayoutData | undefined,
  pageType: string | undefined,
): HeaderLook {
  if (!route || !entry) return 'solid';
  if (heroRoutes.has(route)) return entry.hero?.variant === 'fullscreen' && entry.hero.image ? 'overHero' : 'solid';
  return route === product.route && entry.__typename === 'Product' && !pageType ? 'product' : 'solid';
}
