import { localeCookie, otherLocaleOf } from '../locale/locale-cookie.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { followedHref } from './followed-link.ts';

type Navigate = (href: string) => void;

/** Follows the plain links of all views by one handler for the document, and notes a switch of language (LOC-03). */
export function delegateNavigation(address: SiteAddress, navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const locale = otherLocaleOf(link.href, location.href, address);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and comes too late here
    if (locale) document.cookie = localeCookie(locale);
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
    if (href === undefined) return;
    event.preventDefault();
    navigate(href);
  });
}
