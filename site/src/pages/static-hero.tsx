import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { PageHero, type PageHeroProps } from './PageHero.tsx';

const { View, prepare } = onDemand(async () => (await import('./PageHero.tsx')).PageHero);

/**
 * Renders the hero of a page. The browser loads its code only when it renders a page itself. Both sides render the same Suspense
 * boundary.
 */
export const stillHero = createIsomorphicFn()
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
export const prepareHero = createIsomorphicFn()
  .server(async () => {})
  .client(async () => {
    await prepare();
  });
