import { localeOf, localeOfSite, locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { addressOf, type EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { type EntryDescription, entryDescription, entryTitle } from './entry-description.ts';

/** What the containers of an entry's metadata are made from. Each is read when the first of them asks for it. */
export type SeoSource = {
  entry: EntrySource;
  title(): Promise<string>;
  description(): Promise<EntryDescription>;
  place(): Promise<EntryPlace>;
};

/** Where an entry stands: what is above it, topmost first and itself last, and its address in each language. */
export type EntryPlace = {
  trail: { title: string; href: string }[];
  href: string;
  versions: { languageTag: string; href: string }[];
};

/** The source of the metadata of a live entry (SEO-01). Its titles and pictures change with the globals too. */
export function seoSource(context: ApiContext, entry: EntrySource): SeoSource {
  context.tags.list('GlobalSets', entry.siteId);
  let description: Promise<EntryDescription> | undefined;
  return {
    entry,
    async title() {
      // What else is asked of the entry is asked in the same moment, and may bring the title along.
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

/** An address as the whole world writes it. */
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
