import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import type { RenderRequest } from '../platform/rendering/render-request.server.ts';
import { recordsOf } from './page-title.ts';

type Containers = NonNullable<RenderRequest['metadata']>;

export type MetaTag = { name?: string; property?: string; content: string };
export type MetaLink = { rel: string; href: string; hreflang?: string };
/**
 * A script of this site: its text, or the path of its file. Scripts of third parties are loaded by the tag manager, after
 * consent.
 */
export type MetaScript = { text: string } | { src: string };
export type Metadata = { tags: MetaTag[]; links: MetaLink[]; scripts: MetaScript[]; jsonLd: unknown[] };

type Json = Record<string, unknown>;

/** Reads the metadata containers (SEO-01). Invalid records are skipped. */
export function readContainers(containers: Omit<Containers, 'metaTitleContainer'>): Metadata {
  return {
    tags: recordsOf(containers.metaTagContainer).flatMap(readTag),
    links: readLinks(containers.metaLinkContainer),
    scripts: recordsOf(containers.metaScriptContainer).flatMap(readScript),
    jsonLd: recordsOf(containers.metaJsonLdContainer),
  };
}

/** Returns the valid links of a container. */
function readLinks(container: string): MetaLink[] {
  return recordsOf(container).flatMap(readLink);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readTag({ name, property, content }: Json): MetaTag[] {
  if (!isText(content) || !(isText(name) || isText(property))) return [];
  return [{ ...(isText(name) && { name }), ...(isText(property) && { property }), content }];
}

function readLink({ rel, href, hreflang }: Json): MetaLink[] {
  if (!isText(rel) || !isText(href) || !/^(https?:\/\/|\/(?!\/))/.test(href)) return [];
  return [{ rel, href, ...(isText(hreflang) && { hreflang }) }];
}

/** Reads a script. A text with an end tag or a comment is skipped, because the browser could run another text than was hashed. */
function readScript({ text, src }: Json): MetaScript[] {
  if (isText(src)) return /^\/(?![/\\])/.test(src) ? [{ src }] : [];
  return isText(text) && !/<\/script|<!--/i.test(text) ? [{ text }] : [];
}

/** Returns the absolute canonical address of a page; undefined if it has none. */
export function canonicalUrl({ seo }: PageMetadataFragment): string | undefined {
  return readLinks(seo.metaLinkContainer).find(({ rel }) => rel === 'canonical')?.href;
}
