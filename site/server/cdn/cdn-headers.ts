import type { CdnSettings } from './cdn-settings.ts';
import { tagsOfAnswer } from './cdn-tags.ts';

/** Time in seconds after `max-age` in which a CDN may answer the stored page while it fetches a new one. Changed pages are purged. */
const staleWhileRevalidate = 60;
/** The same for caches that share `Cache-Control` with browsers, which cannot be purged. */
const staleInBrowsers = 2;

/** Returns the headers by which the CDN stores a current page of a build, and by which it can be purged. */
export function cdnPageHeaders(settings: CdnSettings, tags: Iterable<string>, build: string): string[] {
  // Shared caches that respect Vary then never answer a member with the page for guests.
  return [...storageHeader(settings), ...cdnTagHeader(settings, tags, build), 'Vary', 'Accept-Encoding, Cookie'];
}

/** Returns the header with the tags of an answer. `build` is the build of a page. */
export function cdnTagHeader({ kind }: CdnSettings, tags: Iterable<string>, build?: string): [string, string] {
  const all = tagsOfAnswer(kind, tags, build);
  return kind === 'cloudflare' ? ['Cache-Tag', all.join(',')] : ['Surrogate-Key', all.join(' ')];
}

/** Fastly and Cloudflare each read a special header and remove it, so browsers still get `no-cache`. */
function storageHeader({ kind, maxAgeSeconds, staleIfErrorSeconds }: CdnSettings): [string, string] {
  const stale = (seconds: number) => `stale-while-revalidate=${seconds}, stale-if-error=${staleIfErrorSeconds}`;
  if (kind === 'fastly') return ['Surrogate-Control', `max-age=${maxAgeSeconds}, ${stale(staleWhileRevalidate)}`];
  if (kind === 'cloudflare')
    return ['Cloudflare-CDN-Cache-Control', `public, max-age=${maxAgeSeconds}, ${stale(staleWhileRevalidate)}`];
  return ['Cache-Control', `public, max-age=0, s-maxage=${maxAgeSeconds}, ${stale(staleInBrowsers)}`];
}
