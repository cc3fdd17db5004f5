import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAddress } from '../locale/site-address.ts';
import { followedHref } from './followed-link.ts';
import { type Connection, idleTimeLimit, isWorthFetching, mayFetchAhead, pagesAhead } from './prefetch-rules.ts';

let running = 0;

/** Whether a page is being fetched ahead. */
export const isFetchingAhead = (): boolean => running > 0;

/**
 * Fetches the code and data of pages before they are asked for (PAG-07): of a link that is pointed at, touched or focused at once;
 * of those that can be seen one by one when the browser is idle, until the visitor moves on.
 */
export function fetchAhead(router: AnyRouter, address: SiteAddress): void {
  const hrefOf = (link: HTMLAnchorElement) => {
    const { href, target } = link;
    const followed = followedHref({ href, target, isDownload: link.download !== '', isModified: false }, location.href, address);
    return followed !== undefined && isWorthFetching(followed, address) && !isHere(link) ? followed : undefined;
  };
  const fetchPage = async (href: string | undefined) => {
    if (href === undefined || !mayFetchAhead(connection())) return;
    running += 1;
    await router.preloadRoute({ href, to: undefined });
    running -= 1;
  };

  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) void fetchPage(hrefOf(link));
      },
      { passive: true },
    );
  }

  let visit = 0;
  router.subscribe('onBeforeLoad', () => {
    visit += 1;
  });
  router.subscribe('onRendered', async () => {
    const thisVisit = visit;
    await idleMoment();
    if (!mayFetchAhead(connection())) return;
    for (const href of pagesAhead(linksInSight(hrefOf))) {
      await idleMoment();
      if (visit !== thisVisit) return;
      await fetchPage(href);
    }
  });
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

function isHere(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeLimit });
    else setTimeout(resolve, idleTimeLimit);
  });
}

function linksInSight(hrefOf: (link: HTMLAnchorElement) => string | undefined) {
  const content = document.querySelector('main');
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const href = link.checkVisibility() ? hrefOf(link) : undefined;
    if (href === undefined) return [];
    const { top, bottom } = link.getBoundingClientRect();
    return { href, isInContent: content?.contains(link) === true, isInWindow: bottom > 0 && top < innerHeight };
  });
}
