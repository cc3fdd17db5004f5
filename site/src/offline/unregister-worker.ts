import { siteCaches } from './visited-caches.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Pauses before each time that pages are looked for, in milliseconds. */
const pauses = [1000, 2000, 4000];

/** Replaces the worker of an installation that has disabled offline use: deletes its caches and unregisters itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
  // Not awaited, because a browser delays page loads until a worker is activated.
  void leaveLater();
});

async function leave(): Promise<void> {
  await Promise.all(siteCaches(await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Only pages that a worker controls are reloaded. A newly registered worker controls none, so that no loop occurs.
  const pages = await self.clients.matchAll();
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}

/** Leaves again, because a page that was loading before is not among the pages then, and registers this worker again. */
async function leaveLater(): Promise<void> {
  for (const milliseconds of pauses) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await leave();
  }
}
