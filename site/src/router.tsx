import { createRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageFailed, PageNotFound } from './errors/ErrorPageOnDemand.tsx';
import { withoutStaticBlocks } from './page-builder/serialized-blocks.ts';
import { localisedPaths } from './platform/locale/rewrite.ts';
import { parseSearch, stringifySearch } from './platform/query-string.ts';
import { loaderData } from './platform/rendering/loader-data.ts';
import { routerContext } from './platform/rendering/router-context.ts';
import { type Absence, isPageFailure } from './platform/routing/page-failure.ts';
import { routeTree } from './routeTree.gen.ts';

let hasArrived = false;

/**
 * Whether the router may scroll after rendering a page: always, except for the first document if it is already scrolled when its scripts
 * run (PAG-03). The router would scroll it to the top.
 */
function mayRouterScroll(): boolean {
  if (hasArrived) return true;
  hasArrived = true;
  if (scrollY === 0) return true;
  // The router stores positions from scroll events, and was not listening yet.
  document.dispatchEvent(new Event('scroll'));
  return false;
}

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
