import { assetsIn, fileKind, localeAt, mayKeepFile, mayKeepPage, pageKey } from './keeping-rules.ts';
import { copyFor } from './rendered-query.ts';
import { cacheNames, limits, maxAsset, outdatedCaches, surplus } from './visited-caches.ts';
import type { Fetched, SeenByVisitor, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const { version, prefixes, pages, files } = self.site;
const names = cacheNames(version);

/**
 * Whether pages are requested while the worker starts. Firefox cancels a navigation whose preload fails, so that no copy could be
 * shown offline. The setting outlives a worker, so it is switched off there. WebKit shows no copy without it.
 */
const preloads = !navigator.userAgent.includes('Firefox/');

/**
 * A new version waits until the last page of the former is closed. With `skipWaiting`, Chromium can end the former worker in the
 * moment in which it receives a navigation, which then never finishes. The former serves new builds as well: pages come from the
 * network first, and file names differ in every build.
 */
self.addEventListener('install', (event) => event.waitUntil(precache()));
self.addEventListener('activate', (event) => event.waitUntil(claimClients()));
self.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return;
  if (mode === 'navigate' && !/\.\w{1,8}$/.test(pathname)) event.respondWith(page(event));
  else if (mode !== 'navigate' && fileKind(pathname)) event.respondWith(file(event));
});

async function precache(): Promise<void> {
  const cache = await caches.open(names.offline);
  await cache.addAll(pages.map((path) => new Request(path, { cache: 'no-cache' })));
  await Promise.all(files.map((path) => cache.add(path).catch(() => undefined)));
}

async function claimClients(): Promise<void> {
  await Promise.all(outdatedCaches(await caches.keys(), version).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.[preloads ? 'enable' : 'disable']();
  await self.clients.claim();
}

/**
 * Answers a page from the network, so that no outdated page is shown with a connection; otherwise from its copy, or with the offline
 * page.
 */
async function page(event: Fetched): Promise<Response> {
  const url = new URL(event.request.url);
  const key = pageKey(url, prefixes);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (key) event.waitUntil(keepPage(key, answer.clone()));
    return answer;
  } catch {
    const copy = key && (await cached(key, names.pages));
    if (copy) return copyFor(url, copy);
    return (await cached(offlinePath(url.pathname), names.offline)) ?? Response.error();
  }
}

const offlinePath = (path: string) => `${prefixes[localeAt(path, prefixes)] ?? ''}/offline.html`;

/** Answers an immutable file from its copy, if there is one. */
async function file(event: Fetched): Promise<Response> {
  const copy = await cached(event.request);
  if (copy) return copy;
  const answer = await fetch(event.request);
  event.waitUntil(keepFile(new URL(event.request.url).pathname, answer.clone()));
  return answer;
}

function cached(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true, ...(cacheName && { cacheName }) });
}

/** Stores a page. Deletes the copy of a page that is no longer public or was removed, but not after a server error. */
async function keepPage(key: string, answer: Response): Promise<void> {
  const cache = await caches.open(names.pages);
  if (mayKeepPage(answer)) await put(cache, key, answer);
  else if (answer.status < 500) await cache.delete(key);
}

async function keepFile(path: string, answer: Response): Promise<void> {
  const kind = fileKind(path);
  if (!kind || !mayKeepFile(answer)) return;
  if (kind === 'assets' && (await answer.clone().blob()).size > maxAsset) return;
  await put(await caches.open(names[kind]), path, answer);
}

/** Stores an answer. If the quota is exceeded, deletes the pictures instead. */
async function put(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.put(key, answer).catch(() => caches.delete(names.pictures));
}

/**
 * Stores visited pages whose document the worker has not fetched: the first page, and pages reached without a page load. A page is stored
 * only after its scripts, because it does not work without them.
 */
async function keepSeen({ pages, files }: SeenByVisitor): Promise<void> {
  for (const href of pages) {
    const key = pageKey(new URL(href, location.origin), prefixes);
    const answer = key && (await fetch(key).catch(() => undefined));
    if (answer && (await haveFiles(assetsIn(await answer.clone().text())))) await keepPage(key, answer);
  }
  await haveFiles(files);
  await trim();
}

/** Fetches the files that may be stored and are missing; resolves to whether all of them answered. */
async function haveFiles(paths: readonly string[]): Promise<boolean> {
  let answered = true;
  for (const path of paths) {
    if (!fileKind(path) || (await cached(path))) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer) await keepFile(path, answer);
    else answered = false;
  }
  return answered;
}

async function trim(): Promise<void> {
  for (const kind of ['pages', 'pictures'] as const) {
    const cache = await caches.open(names[kind]);
    const entries = await cache.keys();
    const sizes = await Promise.all(entries.map((entry) => sizeOf(cache, entry)));
    for (const entry of entries.slice(0, surplus(sizes, limits[kind]))) await cache.delete(entry);
  }
}

async function sizeOf(cache: Cache, entry: Request): Promise<number> {
  return Number((await cache.match(entry, { ignoreVary: true }))?.headers.get('content-length') ?? 0);
}
