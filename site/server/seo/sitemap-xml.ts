import { localeOfSite, locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { SitemapPartQuery } from '../../src/platform/generated/operations-types.ts';
import type { SiteHosts } from '../../src/platform/locale/site-address.ts';

type SitemapEntry = SitemapPartQuery['sitemap'][number];
type Origins = SiteHosts['origins'];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns a part of a site's sitemap: each address with its last change and the same alternates as the page (SEO-02). */
export function sitemapXml(entries: readonly SitemapEntry[], siteId: SiteId, origins: Origins): string {
  const urls = entries.map((entry) => {
    const links = entry.alternates.length === 0 ? '' : alternateLinks(entry, siteId, origins);
    return `<url><loc>${href(siteId, entry.uri, origins)}</loc><lastmod>${entry.changedAt}</lastmod>${links}</url>\n`;
  });
  const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${declaration}<urlset xmlns="${namespace}" ${alternates}>\n${urls.join('')}</urlset>\n`;
}

/** Returns the sitemap index, which lists the parts. */
export function sitemapIndexXml(parts: readonly { href: string; changedAt: string }[]): string {
  const named = parts.map((part) => `<sitemap><loc>${escaped(part.href)}</loc><lastmod>${part.changedAt}</lastmod></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${named.join('')}</sitemapindex>\n`;
}

/** Returns links to all languages of an entry, including its own. The first one, the default language if published, is also x-default. */
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
