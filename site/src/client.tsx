import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { delegateNavigation } from './platform/navigation/delegated-navigation.ts';
import { focusContentAfterNavigation } from './platform/navigation/focus-content.ts';
import { forgetOutdatedPages } from './platform/navigation/forget-outdated.ts';
import { reloadOnMissingFiles } from './platform/navigation/reload-once.ts';
import { rememberLocaleOnArrival } from './platform/navigation/remembered-locale.ts';
import { getRouter } from './router.tsx';

const router = getRouter();
reloadOnMissingFiles();
rememberLocaleOnArrival(router.options.context.address);
delegateNavigation(router.options.context.address, (href) => void router.navigate({ href }));
focusContentAfterNavigation(router, 'content');
forgetOutdatedPages(router);
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
