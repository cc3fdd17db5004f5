import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';
import { lazyWithPreload } from '../platform/rendering/lazy-with-preload.tsx';
import { PageHero, type PageHeroProps } from './PageHero.tsx';

const { View, prepare } = lazyWithPreload(async () => (await import('./PageHero.tsx')).PageHero);

/**
 * Renders the hero of a page. The browser loads its code only when it renders a page itself. Both sides render the same Suspense
 * boundary.
 */
export const staticHero = createIsomorphicFn()
  .server(
    (props: PageHeroProps): ReactNode => (
      <Suspense>
        <PageHero {...props} />
      </Suspense>
    ),
  )
  .client(
    (props: PageHeroProps): ReactNode => (
      <Suspense>
        <View {...props} />
      </Suspense>
    ),
  );

/** Preloads the code of the hero of a page that the browser is about to render, so that the page appears at once. */
export const preloadHero = createIsomorphicFn()
  .server(async () => {})
  .client(async () => {
    await prepare();
  });

/**
 * Returns the page data for serialization, with the hero reduced to what the header needs. The HTML of the hero is already in the
 * page.
 */
export const withoutHero = createIsomorphicFn()
  .server((data: { entry: object }): object => {
    const { hero } = data.entry as Pick<ContentPageFragment, 'hero'>;
    const shown = hero && { variant: hero.variant, image: hero.image && {} };
    return { ...data, entry: { ...data.entry, hero: shown, heroLeftInPage: true } };
  })
  .client((data: { entry: object }): object => data);

/** Whether the server's HTML already contains the hero of a page. */
export function isHeroServerOnly(page: object): boolean {
  return 'heroLeftInPage' in page;
}
