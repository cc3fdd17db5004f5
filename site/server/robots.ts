import { paths, unindexedKeys } from '@plantsoen/contract/paths.ts';
import type { SiteAddress } from '../src/platform/locale/site-address.ts';

/** Errors say themselves that they are not to be indexed; a crawler may meet them. */
const failures: readonly string[] = ['notFound', 'serviceUnavailable'];

/** What crawlers are told: on a locale's own domain where its sitemap is and what is not for them, elsewhere to stay away (SEO-02). */
export function robotsText({ indexable, bases, locale }: SiteAddress): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const closed = unindexedKeys.filter((key) => !failures.includes(key)).map((key) => paths[key][locale]);
  const disallowed = ['/graphql', ...new Set(closed)].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${disallowed}\nSitemap: ${bases[locale]}/sitemap.xml\n`;
}
