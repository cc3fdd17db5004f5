import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAddress } from '../locale/site-address.ts';
import { idleMoment, mayFetchAhead } from './connection.ts';

let running = 0;

/** Whether something is being fetched that nobody has asked for yet. */
export const isFetchingAhead = (): boolean => running > 0;

async function ahead<Result>(fetched: Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await fetched;
  } finally {
    running -= 1;
  }
}

/** Makes the way to other pages quick and smooth, once the page itself is there: by code that comes when the browser is idle. */
export async function easeNavigation(router: AnyRouter, address: SiteAddress): Promise<void> {
  await idleMoment();
  if (!mayFetchAhead(navigator)) return;
  try {
    const { atIdle } = await ahead(import('./at-idle.ts'));
    atIdle(router, address, async (href) => {
      if (mayFetchAhead(navigator)) await ahead(router.preloadRoute({ href, to: undefined }));
    });
  } catch (error) {
    router.options.context.report(error);
  }
}
