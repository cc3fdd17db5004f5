import { createIsomorphicFn } from '@tanstack/react-start';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';

/** The data of a page as they travel with its HTML: of its hero only what the header goes by, as the rest stands in the page. */
export const withoutHero = createIsomorphicFn()
  .server((data: { entry: object }): object => {
    const { hero } = data.entry as Pick<ContentPageFragment, 'hero'>;
    const shown = hero && { variant: hero.variant, image: hero.image && {} };
    return { ...data, entry: { ...data.entry, hero: shown, heroLeftInPage: true } };
  })
  .client((data: { entry: object }): object => data);

/** Whether the hero of a page stands in the page that came. */
export function isHeroLeftInPage(page: object): boolean {
  return 'heroLeftInPage' in page;
}
