import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { useContext, useEffect } from 'react';
import { KeptListContext } from '../kept-lists/kept-list-context.ts';

let isHydrated = false;

/**
 * True once the content of the first page lives. React hydrates it after the frame of the page; a navigation by the router that comes in
 * between takes the page away from under it, and fails. Until then a link loads its document.
 */
export function isPageHydrated(): boolean {
  return isHydrated;
}

/** Notes, from within the content of a page, that it lives. */
export function useHydrated(isContent = true): void {
  useEffect(() => {
    isHydrated ||= isContent;
  }, [isContent]);
}

/** Has the component of each route note when it lives; that of a list's route shows its content behind the outlet. */
export function noteHydration(router: AnyRouter): void {
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    const Page = route.options.component;
    if (!Page || route.isRoot) continue;
    const NotedPage = () => {
      const list = useContext(KeptListContext);
      // A kept list lives on where its route is no longer matched.
      const data = route.useMatch({ shouldThrow: false, select: ({ loaderData }) => loaderData });
      useHydrated(list !== undefined || !route.options.staticData?.isList?.(data));
      return <Page />;
    };
    // The router reads from the component whether its code has still to be loaded.
    route.options.component = Object.defineProperty(NotedPage, 'preload', { get: () => Page.preload });
  }
}
