import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAddress } from '../locale/site-address.ts';
import { idleMoment } from './connection.ts';
import { followedHref } from './follow-link.ts';
import { isWorthFetching, type LinkPlace, pagesAhead } from './prefetch-rules.ts';

/**
 * Prefetches the code and data of pages (PAG-07): at once for a link that is hovered, touched or focused; one by one for visible links
 * when the browser is idle, until the visitor navigates.
 */
export function prefetchLinks(router: AnyRouter, address: SiteAddress, fetchPage: (href: string) => Promise<void>): void {
  const hrefOf = (link: HTMLAnchorElement) => {
    const { href, target } = link;
    const followed = followedHref({ href, target, isDownload: link.download !== '', isModified: false }, location.href, address);
    return followed !== undefined && isWorthFetching(followed, address) && !isHere(link) ? followed : undefined;
  };

  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        const href = link ? hrefOf(link) : undefined;
        if (href !== undefined) void fetchPage(href);
      },
      { passive: true },
    );
  }

  let visit = 0;
  router.subscribe('onBeforeLoad', () => {
    visit += 1;
  });
  const fetchInSight = async () => {
    const thisVisit = visit;
    await idleMoment();
    for (const href of pagesAhead(linksInSight(hrefOf))) {
      await idleMoment();
      if (visit !== thisVisit) return;
      await fetchPage(href);
    }
  };
  router.subscribe('onRendered', fetchInSight);
  void fetchInSight();
}

function isHere(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function linksInSight(hrefOf: (link: HTMLAnchorElement) => string | undefined): LinkPlace[] {
  const content = document.querySelector('main');
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const href = link.checkVisibility() ? hrefOf(link) : undefined;
    if (href === undefined) return [];
    const { top, bottom } = link.getBoundingClientRect();
    return { href, isInContent: content?.contains(link) === true, isInWindow: bottom > 0 && top < innerHeight };
  });
}
