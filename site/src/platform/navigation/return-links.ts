import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { returningHere } from '../routing/returning-here.ts';

/** Has links to log-in lead back to the page and the state that the visitor sees when they are followed (ACC-15). */
export function keepReturnLinks(address: SiteAddress): void {
  const { hrefOf } = hrefsFor(address);
  const guestPaths = [hrefOf('login'), hrefOf('register')];
  // While capturing: before the handler that follows plain links reads the address.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="?return=true"]') : null;
      if (link) link.href = returningHere(link.href, location, guestPaths);
    },
    { capture: true },
  );
}
