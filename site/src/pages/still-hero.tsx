import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { PageHero, type PageHeroProps } from './PageHero.tsx';

const { View, prepare } = onDemand(async () => (await import('./PageHero.tsx')).PageHero);

/** The hero of a page, whose code comes to the browser when a page is made there. Both sides render the same boundary. */
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

/** Fetches the code of the hero of a page that the browser is about to make, so that it comes in one piece. */
export const prepareHero = createIsomorphicFn()
  .server(async () => {})
  .client(async () => {
    await prepare();
  });
