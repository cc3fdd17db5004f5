import { createHash } from 'node:crypto';
import type { CdnSettings } from './cdn-settings.ts';

/** Tag of everything that the site lets a CDN store. */
export const everything = 'plantsoen';

/** Maximum size in bytes of the tags of an answer: Fastly and Cloudflare accept 16 kB, other caches such as Varnish a header of 8 kB. */
const maxBytes = { fastly: 16_000, cloudflare: 16_000, http: 7500 } as const;
const maxTagBytes = 200;

/**
 * Returns the tags of an answer as a CDN can store them. If they are too long, they are replaced by coarser ones, so that none is lost.
 * `build` is the build of a page.
 */
export function tagsOfAnswer(kind: CdnSettings['kind'], tags: Iterable<string>, build?: string): string[] {
  const all = [...tags];
  const common = build === undefined ? [everything] : [everything, buildTag(build)];
  const exact = [...new Set([...common, ...all.map(cdnTag)])];
  if (exact.join(' ').length <= maxBytes[kind]) return exact;
  return [...new Set([...common, ...all.map(coarseTag)])];
}

/** Returns the tag of all pages of a build. */
export function buildTag(build: string): string {
  return cdnTag(`build:${build}`);
}

/** Returns the tags to purge when a tag is announced: of answers with this tag, and of those with its coarser one. */
export function tagsToPurge(tag: string): string[] {
  return [cdnTag(tag), coarseTag(tag)];
}

/** Returns the tag that answers with too many tags have, such as `Product:any` for `Product:1:42`. */
function coarseTag(tag: string): string {
  return cdnTag(`${typeOf(tag)}:any`);
}

/** Encodes a tag, because a space or comma would separate two tags. A long one becomes a hash. */
function cdnTag(tag: string): string {
  const encoded = tag.toWellFormed().replace(/[^\x21-\x7e]|[,%]/gu, encodeURIComponent);
  if (encoded.length <= maxTagBytes) return encoded;
  return `hash:${createHash('sha256').update(tag).digest('hex')}`;
}

const typeOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));
