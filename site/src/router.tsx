import { createRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageFailed } from './errors/PageFailed.tsx';
import { PageNotFound } from './errors/PageNotFound.tsx';
import { withoutStaticBlocks } from './page-builder/serialized-blocks.ts';
import { localisedPaths } from './platform/locale/rewrite.ts';
import { mayRouterScroll } from './platform/navigation/initial-scroll.ts';
import { loaderData } from './platform/rendering/loader-data.ts';
import { routerContext } from './platform/rendering/router-context.ts';
import { parseSearch, stringifySearch } from './platform/rendering/search-text.ts';
import { type Absence, isPageFailure } from './platform/routing/page-failure.ts';
import { routeTree } from './routeTree.gen.ts';

/** Creates the router for one page on the server, or for the document in the browser. */
export function getRouter() {
  const context = { ...routerContext(), serialized: withoutStaticBlocks };
  return createRouter({
    routeTree,
    context,
    trailingSlash: 'always',
    rewrite: localisedPaths(context.address),
    parseSearch,
    stringifySearch,
    // The router's types allow adapters only with Start, whose own configuration would add 1 kB to the browser code.
    ...{ serializationAdapters: [loaderData] },
    // Documents need no script for it: browsers restore the position of a reloaded page themselves.
    scrollRestoration: import.meta.env.SSR ? false : mayRouterScroll,
    defaultStaleTime: 30_000,
    defaultNotFoundComponent: ({ data }) =>
      isPageFailure(data) ? <PageFailed {...data} /> : <PageNotFound absence={data as Absence | undefined} />,
    // Its texts may still be loading, even without a page that could suspend.
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
