import { createIsomorphicFn } from '@tanstack/react-start';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';

/**
 * Returns the page data for serialization, with the hero reduced to what the header needs. The HTML of the hero is already in the
 * page.
 */
export const withoutHero = createIsomorphicFn()
  .server((data: { entry: object }): object => {
    const { hero } = data.entry as Pick<ContentPageFragment, 'hero'>;
    const shown = hero && { variant: hero.variant, image: hero.image && {} };
    return { ...data, entry: { ...data.entry, hero: shown, isHeroSerialized: true } };
  })
  .client((data: { entry: object }): object => data);

/** Whether the server's HTML already contains the hero of a page. */
export function isHeroServerOnly(page: object): boolean {
  return 'isHeroSerialized' in page;
}
