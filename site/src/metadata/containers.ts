import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';

export type MetaTag = { name?: string; property?: string; content: string };
export type MetaLink = { rel: string; href: string; hreflang?: string };
export type Metadata = { title: string; tags: MetaTag[]; links: MetaLink[]; jsonLd: unknown[] };

type Json = Record<string, unknown>;

/** Reads the containers of SEO-01; what does not have their shape is left out, and an empty title is the entry's own. */
export function readContainers({ title, seo }: PageMetadataFragment): Metadata {
  const titles = entriesOf(seo.metaTitleContainer);
  return {
    title: titles.map(({ title: text }) => text).find(isText) ?? title,
    tags: entriesOf(seo.metaTagContainer).flatMap(readTag),
    links: entriesOf(seo.metaLinkContainer).flatMap(readLink),
    jsonLd: entriesOf(seo.metaJsonLdContainer),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a container: a JSON object whose values are records or lists of them. */
function entriesOf(container: string): Json[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(container);
  } catch {
    return [];
  }
  return isRecord(parsed) ? Object.values(parsed).flat().filter(isRecord) : [];
}

function readTag({ name, property, content }: Json): MetaTag[] {
  if (!isText(content) || !(isText(name) || isText(property))) return [];
  return [{ ...(isText(name) && { name }), ...(isText(property) && { property }), content }];
}

function readLink({ rel, href, hreflang }: Json): MetaLink[] {
  if (!isText(rel) || !isText(href) || !/^(https?:\/\/|\/(?!\/))/.test(href)) return [];
  return [{ rel, href, ...(isText(hreflang) && { hreflang }) }];
}
