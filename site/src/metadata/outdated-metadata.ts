import type { AnyRouter } from '@tanstack/react-router';
import { type SiteAddress, withoutPrefix } from '../platform/locale/site-address.ts';

const ofDocument =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="alternate"][hreflang], #metadata > *';

/**
 * Removes the metadata of the document's first page when the visitor navigates; crawlers load each page as a document. The
 * canonical link is updated instead, because browsers share a page by it.
 */
export function dropOutdatedMetadata(router: AnyRouter, address: SiteAddress): void {
  let shown = location.pathname;
  router.subscribe('onRendered', () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    for (const element of document.querySelectorAll(ofDocument)) element.remove();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(withoutPrefix(shown, address) ?? shown, canonical.href).href;
  });
}
