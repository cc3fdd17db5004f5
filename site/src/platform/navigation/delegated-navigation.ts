import { rememberLocaleOf } from '../locale/locale-cookie.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { followedHref } from './follow-link.ts';
import { isStandIn } from './outage-notice.ts';

type Navigate = (href: string) => void;

/** Handles the plain links of all views with one listener on the document, and records a switch of language (LOC-03). */
export function delegateNavigation(address: SiteAddress, navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    rememberLocaleOf(link.href, address);
    const href = followedHref(
      {
        href: link.href,
        target: link.target,
        isDownload: link.hasAttribute('download'),
        isModified: event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
      },
      location.href,
      address,
    );
    if (href === undefined || isStandIn()) return;
    event.preventDefault();
    navigate(href);
  });
}
