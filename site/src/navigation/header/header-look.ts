import { contentPageKeys, type PathKey } from '@plantsoen/contract/paths.ts';
import type { LayoutData } from '../shell.ts';

export type HeaderLook = 'solid' | 'overHero' | 'product';

/** Paths that can show the fullscreen hero. */
const heroPaths: readonly (PathKey | undefined)[] = [...(['home', 'contact', 'quoteRequest'] as const), ...contentPageKeys];

/**
 * Returns the look of the header on a path (PAG-13): white over the fullscreen hero, transparent on product pages unless a page
 * type is set, solid elsewhere. Subcategories share the path of products but are lists.
 */
export function headerLook(key: PathKey | undefined, entry: LayoutData | undefined, pageType: string | undefined): HeaderLook {
  if (!entry) return 'solid';
  if (heroPaths.includes(key)) return entry.hero?.variant === 'fullscreen' && entry.hero.image ? 'overHero' : 'solid';
  return key === 'product' && entry.__typename === 'Product' && !pageType ? 'product' : 'solid';
}
