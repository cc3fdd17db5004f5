import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetOutdatedPages } from './platform/data/site-changes.ts';
import { rememberLocaleOnArrival } from './platform/locale/locale-cookie.ts';
import { delegateNavigation } from './platform/navigation/delegated-navigation.ts';
import { showWindowFirst } from './platform/navigation/first-frame.ts';
import { focusContentAfterNavigation } from './platform/navigation/focus-tracking.ts';
import { followingLinks } from './platform/navigation/follow-link.ts';
import { isPageHydrated, noteHydration } from './platform/navigation/page-hydration.tsx';
import { followLoading } from './platform/navigation/page-loading.ts';
import { followQueries } from './platform/navigation/refused-query.ts';
import { reloadOnMissingFiles } from './platform/navigation/reload-once.ts';
import { isPrefetching, whenIdle } from './platform/navigation/when-idle.ts';
import { noteLoadedRouteData } from './platform/routing/after-failure.ts';
import { getRouter } from './router.tsx';

/** Whether a file of the first page cannot be loaded. The page then stays as the server rendered it. */
let isIncomplete = false;

/** Switches the page to its form without scripts. */
function showPlainPage(): void {
  const script = document.createElement('script');
  script.src = '/plain-page.js';
  document.head.append(script);
}

function start(): void {
  const router = getRouter();
  const { address } = router.options.context;
  noteHydration(router);
  reloadOnMissingFiles(router, isPrefetching, () => {
    isIncomplete ||= !isPageHydrated();
  });
  rememberLocaleOnArrival(address);
  delegateNavigation(address, followingLinks(router));
  showWindowFirst(router);
  focusContentAfterNavigation(router, 'content');
  forgetOutdatedPages(router);
  followLoading(router);
  followQueries(router);
  noteLoadedRouteData(router);
  void whenIdle(router, () => import('./idle-tasks.ts'));
  const ready = hydrate(router).finally(() => Object(window).$_TSR?.h());
  ready.then(() => {
    if (isIncomplete) return showPlainPage();
    startTransition(() => {
      hydrateRoot(document, <RouterProvider router={router} />);
    });
  }, showPlainPage);
}

// `URL.parse` is the newest function that the oldest supported browsers lack.
if ('parse' in URL) start();
else void import('./platform/polyfills.ts').then(start);
