import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
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
