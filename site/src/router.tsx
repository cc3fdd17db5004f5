import { createRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageFailed } from './errors/PageFailed.tsx';
import { PageNotFound } from './errors/PageNotFound.tsx';
import { withoutStillBlocks } from './page-builder/travelling-blocks.ts';
import { localisedPaths } from './platform/locale/rewrite.ts';
import { mayRouterScroll } from './platform/navigation/first-scroll.ts';
import { loaderData } from './platform/rendering/loader-data.ts';
import { routerContext } from './platform/rendering/router-context.ts';
import { parseSearch, stringifySearch } from './platform/rendering/search-text.ts';
import { type Absence, isPageFailure } from './platform/routing/page-failure.ts';
import { routeTree } from './routeTree.gen.ts';

/** A router for the page that is rendered, or for the document that is shown. */
export function getRouter() {
  const context = { ...routerContext(), travelling: withoutStillBlocks };
  return createRouter({
    routeTree,
    context,
    trailingSlash: 'always',
    rewrite: localisedPaths(context.address),
    parseSearch,
    stringifySearch,
    // The types of the router know adapters only where they are given to Start, whose own set-up would cost the browser 1 kB more.
    ...{ serializationAdapters: [loaderData] },
    scrollRestoration: mayRouterScroll,
    defaultStaleTime: 30_000,
    defaultNotFoundComponent: ({ data }) =>
      isPageFailure(data) ? <PageFailed {...data} /> : <PageNotFound absence={data as Absence | undefined} />,
    // Its texts may have to be waited for, also where no page is left to wait with.
    defaultErrorComponent: () => (
      <Suspense>
        <PageFailed statusCode={500} />
      </Suspense>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
