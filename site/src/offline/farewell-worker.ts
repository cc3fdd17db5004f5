import { siteCaches } from './visited-caches.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Stands in the place of the worker where an installation has switched it off: takes all with it, and leaves. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all(siteCaches(await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Only pages that a worker stood behind: one that has just been registered has none, so that this never goes round.
  const pages = await self.clients.matchAll();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
