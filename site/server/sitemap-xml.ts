import { localeOfSite, locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { SitemapQuery } from '../src/platform/generated/operations-types.ts';
import type { SiteHosts } from '../src/platform/locale/site-address.ts';

export type SitemapEntry = SitemapQuery['sitemap'][number];
type Origins = SiteHosts['origins'];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A part of the sitemap of a site: each address with its last change and, as the page itself says it, its counterparts (SEO-02). */
export function sitemapXml(entries: readonly SitemapEntry[], siteId: SiteId, origins: Origins): string {
  const urls = entries.map((entry) => {
    const links = entry.alternates.length === 0 ? '' : alternateLinks(entry, siteId, origins);
    return `<url><loc>${href(siteId, entry.uri, origins)}</loc><lastmod>${entry.changedAt}</lastmod>${links}</url>\n`;
  });
  const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${declaration}<urlset xmlns="${namespace}" ${alternates}>\n${urls.join('')}</urlset>\n`;
}

/** The file that names the parts of a sitemap. */
export function sitemapIndexXml(parts: readonly { href: string; changedAt: string }[]): string {
  const named = parts.map((part) => `<sitemap><loc>${escaped(part.href)}</loc><lastmod>${part.changedAt}</lastmod></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${named.join('')}</sitemapindex>\n`;
}

/** All languages of an entry, its own among them; the first, which is the default one where it is live, stands for others too. */
function alternateLinks({ uri, alternates }: SitemapEntry, siteId: SiteId, origins: Origins): string {
  const versions = locales.flatMap((locale) => {
    const version = locale.siteId === siteId ? { siteId, uri } : alternates.find((other) => other.siteId === locale.siteId);
    return version ? [{ language: locale.languageTag as string, href: href(locale.siteId, version.uri, origins) }] : [];
  });
  const fallback = versions.slice(0, 1).map((version) => ({ ...version, language: 'x-default' }));
  return [...versions, ...fallback]
    .map(({ language, href: to }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${to}"/>`)
    .join('');
}

function href(siteId: SiteId, uri: string, origins: Origins): string {
  return escaped(origins[localeOfSite(siteId)] + pathOfUri(uri));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escaped(text: string): string {
  return encodeURI(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
