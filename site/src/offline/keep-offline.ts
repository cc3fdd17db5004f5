import type { AnyRouter } from '@tanstack/react-router';
import { watchQuotationData } from '../platform/interface-state.ts';
import { hrefsFor } from '../platform/locale/hrefs.ts';
import type { SiteAddress } from '../platform/locale/site-address.ts';
import { idleMoment, mayPrefetch } from '../platform/navigation/connection.ts';
import { storedText } from '../quotation/quotation-storage.ts';
import type { SeenByVisitor } from './worker-scope.ts';

/**
 * Registers the service worker, and sends it the visited addresses that it cannot see: those of the first page, of pages reached without
 * loading a document, and of the quotation list if there is one (PAG-10). Does nothing without service workers.
 */
export function keepForOffline(router: AnyRouter, address: SiteAddress): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  // With blocked cookies, Firefox rejects both `register` and `ready`.
  const ready = serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    .catch(() => undefined);
  const tell = async (seen: SeenByVisitor) => (await ready)?.active?.postMessage(seen);
  let isListKept = false;
  const keepList = () => {
    if (isListKept || storedText() === null) return;
    isListKept = true;
    void tell({ pages: [hrefsFor(address).hrefOf('quotationList')], files: [] });
  };
  keepList();
  // The first worker, or a new version, has fetched nothing of this page, nor the files that are still loading.
  const unseen = new PerformanceObserver((loaded) => void tell({ pages: [], files: unseenFiles(loaded.getEntries()) }));
  serviceWorker.addEventListener('controllerchange', () => {
    void tell({ pages: [location.href], files: [] });
    unseen.observe({ type: 'resource', buffered: true });
    isListKept = false;
    keepList();
  });
  // The list reports a change before it is stored.
  watchQuotationData.subscribe(() => queueMicrotask(keepList));
  router.subscribe('onResolved', async ({ hrefChanged }) => {
    const { href } = location;
    if (!hrefChanged || !mayPrefetch(navigator)) return;
    await idleMoment();
    if (href === location.href) await tell({ pages: [href], files: [] });
  });
}

/** Returns the site's own files that no worker has fetched. */
function unseenFiles(loaded: readonly PerformanceEntry[]): string[] {
  const past = loaded.filter((entry) => !(entry as PerformanceResourceTiming).workerStart).map(({ name }) => new URL(name));
  return past.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}
