import { createRouter } from '@tanstack/react-router';
import { localisedPaths } from './platform/locale/rewrite.ts';
import { routerContext } from './platform/rendering/router-context.ts';
import { parseSearch, stringifySearch } from './platform/rendering/search-text.ts';
import { routeTree } from './routeTree.gen.ts';

/** A router for the page that is rendered, or for the document that is shown. */
export function getRouter() {
  const context = routerContext();
  return createRouter({
    routeTree,
    context,
    trailingSlash: 'always',
    rewrite: localisedPaths(context.address),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultStaleTime: 30_000,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
