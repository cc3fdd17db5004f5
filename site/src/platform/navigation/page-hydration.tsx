import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { useContext, useEffect } from 'react';
import { KeepAliveListContext } from '../keep-alive/keep-alive-context.ts';

let isHydrated = false;

/**
 * Whether the content of the first page is hydrated. React hydrates it after the shell. A client-side navigation before that removes the
 * page and fails, so links load their document until then.
 */
export function isPageHydrated(): boolean {
  return isHydrated;
}

/** Records that the content of a page is hydrated. */
export function useHydrated(isContent = true): void {
  useEffect(() => {
    isHydrated ||= isContent;
  }, [isContent]);
}

/** Wraps the component of each route to record its hydration. A list's route renders its content behind the outlet. */
export function noteHydration(router: AnyRouter): void {
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    const Page = route.options.component;
    if (!Page || route.isRoot) continue;
    const NotedPage = () => {
      const list = useContext(KeepAliveListContext);
      // A mounted list stays after its route is no longer matched.
      const data = route.useMatch({ shouldThrow: false, select: ({ loaderData }) => loaderData });
      useHydrated(list !== undefined || !route.options.staticData?.isList?.(data));
      return <Page />;
    };
    // The router reads from the component whether its code must still be loaded.
    route.options.component = Object.defineProperty(NotedPage, 'preload', { get: () => Page.preload });
  }
}
