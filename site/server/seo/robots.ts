import { paths, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';

/** Error pages are crawlable, because they carry their own noindex. */
const failures: readonly string[] = ['notFound', 'serviceUnavailable'];

/**
 * Returns the text of robots.txt: the sitemap and the excluded paths on the domain of a locale, and a full disallow on other hosts
 * (SEO-02).
 */
export function robotsText({ indexable, bases, locale }: SiteAddress): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const closed = unindexedKeys.filter((key) => !failures.includes(key)).map((key) => paths[key][locale]);
  const disallowed = ['/graphql', ...new Set(closed)].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${disallowed}\nSitemap: ${bases[locale]}/sitemap.xml\n`;
}
