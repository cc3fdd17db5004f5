import { siteCaches } from './visited-caches.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Replaces the worker of an installation that has disabled offline use: deletes its caches and unregisters itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all(siteCaches(await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Only pages that a worker controls are reloaded. A newly registered worker controls none, so that no loop occurs.
  const pages = await self.clients.matchAll();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
