import { localeOf, localeOfSite } from '@plantsoen/contract/locales.ts';
import { imageCrop } from '../media/image-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EntryDescription } from './entry-description.ts';
import type { EntryPlace, SeoSource } from './seo-source.ts';

/** An object of schema.org. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** Source of an entry's structured data. */
export type Described = { context: ApiContext; entry: SeoSource['entry']; description: EntryDescription; place: EntryPlace };

/** Returns a reference to the company, whose complete data are on the home page. */
export function organisation({ context, entry, description }: Described) {
  const origin = context.siteOrigin(entry.siteId);
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: description.companyName, url: `${origin}/` };
}

export function languageTag({ entry }: Described): string {
  return localeOf(localeOfSite(entry.siteId)).languageTag;
}

/** Returns the absolute addresses of large crops of pictures. */
export function pictureUrls({ context, entry }: Described, pictures: readonly Parameters<typeof imageCrop>[0][]): string[] {
  return pictures.map((picture) => context.siteOrigin(entry.siteId) + imageCrop(picture, 'productLarge').url);
}
