import { matchPath, paths } from '@plantsoen/contract/paths.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { type SiteAddress, withoutPrefix } from '../platform/locale/site-address.ts';
import { reportEvent } from './report-event.ts';

/** The view of a page as it is reported: of its address the path alone, for queries hold tokens and words that visitors search for. */
export function pageView(href: string, address: SiteAddress) {
  const { origin, pathname } = new URL(href);
  const match = matchPath(withoutPrefix(pathname, address) ?? '', address.locale);
  return { event: 'pageView', pageUrl: origin + pathname, routeName: match && paths[match.key].route };
}

/** Reports each page that is shown (SEO-03): the one that came as a document, which may have been left already, and those after it. */
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
