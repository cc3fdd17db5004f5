import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { delegateNavigation } from './platform/navigation/delegated-navigation.ts';
import { easeNavigation, isFetchingAhead } from './platform/navigation/ease-navigation.ts';
import { focusContentAfterNavigation } from './platform/navigation/focus-content.ts';
import { followingLinks } from './platform/navigation/follow-link.ts';
import { forgetOutdatedPages } from './platform/navigation/forget-outdated.ts';
import { noteHydration } from './platform/navigation/page-hydration.tsx';
import { followLoading } from './platform/navigation/page-loading.ts';
import { followQueries } from './platform/navigation/refused-query.ts';
import { reloadOnMissingFiles } from './platform/navigation/reload-once.ts';
import { rememberLocaleOnArrival } from './platform/navigation/remembered-locale.ts';
import { getRouter } from './router.tsx';

const router = getRouter();
const { address } = router.options.context;
noteHydration(router);
reloadOnMissingFiles(router, isFetchingAhead);
rememberLocaleOnArrival(address);
delegateNavigation(address, followingLinks(router));
focusContentAfterNavigation(router, 'content');
forgetOutdatedPages(router);
followLoading(router);
followQueries(router);
void easeNavigation(router, address);
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
