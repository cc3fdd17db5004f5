import type { PageRequest } from '../platform/rendering/page-request.server.ts';
import { recordsOf } from './page-title.ts';

type Containers = NonNullable<PageRequest['metadata']>;

export type MetaTag = { name?: string; property?: string; content: string };
export type MetaLink = { rel: string; href: string; hreflang?: string };
/** A script of this site's own: its text, or the path of its file. What comes from elsewhere is the tag manager's, after consent. */
export type MetaScript = { text: string } | { src: string };
export type Metadata = { tags: MetaTag[]; links: MetaLink[]; scripts: MetaScript[]; jsonLd: unknown[] };

type Json = Record<string, unknown>;

/** Reads the containers of SEO-01; what does not have their shape is left out. */
export function readContainers(containers: Omit<Containers, 'metaTitleContainer'>): Metadata {
  return {
    tags: recordsOf(containers.metaTagContainer).flatMap(readTag),
    links: readLinks(containers.metaLinkContainer),
    scripts: recordsOf(containers.metaScriptContainer).flatMap(readScript),
    jsonLd: recordsOf(containers.metaJsonLdContainer),
  };
}

/** The links of a container. */
export function readLinks(container: string): MetaLink[] {
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

/** A text that would end its own element, or begin a comment in it, could be taken for something else than was hashed. */
function readScript({ text, src }: Json): MetaScript[] {
  if (isText(src)) return /^\/(?![/\\])/.test(src) ? [{ src }] : [];
  return isText(text) && !/<\/script|<!--/i.test(text) ? [{ text }] : [];
}
