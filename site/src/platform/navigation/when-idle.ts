import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAddress } from '../locale/site-address.ts';
import { idleMoment } from './connection.ts';

let running = 0;

/** Whether a prefetch is running. */
export const isPrefetching = (): boolean => running > 0;

async function ahead<Result>(fetched: Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await fetched;
  } finally {
    running -= 1;
  }
}

type IdleTasks = (router: AnyRouter, address: SiteAddress, fetchPage: (href: string) => Promise<void>) => void;

/** Loads and runs deferred code once the page is loaded and the browser is idle. */
export async function whenIdle(router: AnyRouter, load: () => Promise<{ runIdleTasks: IdleTasks }>): Promise<void> {
  const { address, report } = router.options.context;
  await idleMoment();
  try {
    const { runIdleTasks } = await load();
    runIdleTasks(router, address, async (href) => {
      await ahead(router.preloadRoute({ href, to: undefined }));
    });
  } catch (error) {
    report(error);
  }
}
