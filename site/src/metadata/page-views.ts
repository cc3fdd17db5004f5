import { matchPath, routeNameOf } from '@plantsoen/contract/paths.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { type SiteAddress, withoutPrefix } from '../platform/locale/site-address.ts';
import { reportEvent } from './report-event.ts';

/** Returns the event of a page view. The address has no query, because queries contain tokens and search terms. */
export function pageView(href: string, address: SiteAddress) {
  const { origin, pathname } = new URL(href);
  const match = matchPath(withoutPrefix(pathname, address) ?? '', address.locale);
  return { event: 'pageView', pageUrl: origin + pathname, routeName: match && routeNameOf(match.key) };
}

/** Reports each page view (SEO-03), including the first one if the visitor has already left that page. */
export function reportPageViews(router: AnyRouter, address: SiteAddress): void {
  let reported: string | undefined;
  const report = (href: string) => {
    const view = pageView(href, address);
    if (view.pageUrl !== reported) reportEvent(view);
    reported = view.pageUrl;
  };
  for (const { name } of performance.getEntriesByType('navigation')) report(name);
  report(location.href);
  router.subscribe('onRendered', () => report(location.href));
}
