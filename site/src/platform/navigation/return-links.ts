import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { returningHere } from '../routing/returning-here.ts';

/** Makes links to the log-in page lead back to the visitor's current page and state (ACC-15). */
export function keepReturnLinks(address: SiteAddress): void {
  const { hrefOf } = hrefsFor(address);
  const guestPaths = [hrefOf('login'), hrefOf('register')];
  // In the capture phase, before the handler of plain links reads the address.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="?return=true"]') : null;
      if (link) link.href = returningHere(link.href, location, guestPaths);
    },
    { capture: true },
  );
}
