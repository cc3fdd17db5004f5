import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { matchPath, pathOfUri } from '@plantsoen/contract/paths.ts';
import { seoSource } from '../metadata/seo-source.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EntrySource } from './entry-source.ts';

/** Resolvers of the fields that all types of entries with an address share. */
export const entryFields = {
  async breadcrumbs(source: EntrySource, _: unknown, context: ApiContext) {
    const found = await addressOf(context, source.siteId, source.uri);
    return found?.trail.map(({ title, uri }) => ({ title, uri })) ?? [];
  },
  async routeTranslations(source: EntrySource, _: unknown, context: ApiContext) {
    const found = await addressOf(context, source.siteId, source.uri);
    return (found?.translations ?? []).map((translation) => {
      const locale = localeOfSite(translation.siteId);
      return { ...translation, ...(locale && matchPath(pathOfUri(translation.uri), locale)?.parameters) };
    });
  },
  seo: (source: EntrySource, _: unknown, context: ApiContext) => seoSource(context, source),
};
