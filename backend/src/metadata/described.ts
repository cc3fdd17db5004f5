import { localeOf, localeOfSite } from '@plantsoen/contract/locales.ts';
import { imageCrop } from '../media/image-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EntryDescription } from './entry-description.ts';
import type { EntryPlace, SeoSource } from './seo-source.ts';

/** An object of schema.org. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** What the structured data of an entry are made from. */
export type Described = { context: ApiContext; entry: SeoSource['entry']; description: EntryDescription; place: EntryPlace };

/** The company, as other objects name it: known in full from the home page. */
export function organisation({ context, entry, description }: Described) {
  const origin = context.siteOrigin(entry.siteId);
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: description.companyName, url: `${origin}/` };
}

/** The language in which an entry is written. */
export function languageTag({ entry }: Described): string {
  return localeOf(localeOfSite(entry.siteId)).languageTag;
}

/** Where pictures can be had, absolute, large. */
export function pictureUrls({ context, entry }: Described, pictures: readonly Parameters<typeof imageCrop>[0][]): string[] {
  return pictures.map((picture) => context.siteOrigin(entry.siteId) + imageCrop(picture, 'productLarge').url);
}
