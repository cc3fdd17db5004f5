import { localeOf, localeOfSite, locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { type EntryDescription, entryDescription, entryTitle } from './entry-description.ts';

/** Source of an entry's metadata. Each part is read on first use. */
export type SeoSource = {
  entry: EntrySource;
  title(): Promise<string>;
  description(): Promise<EntryDescription>;
  place(): Promise<EntryPlace>;
};

/** Place of an entry: its trail from the top level to the entry itself, and its address in each language. */
export type EntryPlace = {
  trail: { title: string; href: string }[];
  href: string;
  versions: { languageTag: string; href: string }[];
};

/**
 * Returns the source of a published entry's metadata (SEO-01). It is tagged with the globals, which affect titles and pictures.
 */
export function seoSource(context: ApiContext, entry: EntrySource): SeoSource {
  context.tags.list('GlobalSets', entry.siteId);
  let description: Promise<EntryDescription> | undefined;
  return {
    entry,
    async title() {
      // Waits for other fields that are resolved in the same tick, because the description includes the title.
      await undefined;
      return description ? (await description).title : entryTitle(context, entry);
    },
    description() {
      description ??= entryDescription(context, entry);
      return description;
    },
    place: () => entryPlace(context, entry),
  };
}

/** Returns the absolute address of a page. */
export function absoluteHref(context: ApiContext, siteId: SiteId, uri: string): string {
  return `${context.siteOrigin(siteId)}${pathOfUri(uri)}`;
}

async function entryPlace(context: ApiContext, { siteId, uri }: EntrySource): Promise<EntryPlace> {
  const found = await addressOf(context, siteId, uri);
  const versions = (found?.translations ?? [])
    .filter(({ exact }) => exact)
    .map((translation) => ({
      languageTag: localeOf(localeOfSite(translation.siteId)).languageTag,
      href: absoluteHref(context, translation.siteId, translation.uri),
    }));
  return {
    trail: (found?.trail ?? []).map((step) => ({ title: step.title, href: absoluteHref(context, siteId, step.uri) })),
    href: absoluteHref(context, siteId, uri),
    versions: locales.flatMap(({ languageTag }) => versions.filter((version) => version.languageTag === languageTag)),
  };
}
