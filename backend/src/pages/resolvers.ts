import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { entrySource } from '../entries/entry-source.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { heroOf } from './hero.ts';
import { type PageSource, pageRecord } from './page-record.ts';

/** Returns a fixed page of a site; null if it is not live. */
async function fixedPage(context: ApiContext, siteId: SiteId, key: PathKey): Promise<PageSource | null> {
  const uri = uriOfPath(pathOf(key, localeOfSite(siteId)));
  const found = await addressOf(context, siteId, uri);
  if (!found) context.tags.address(siteId, uri);
  return found?.collection === 'pages' ? (entrySource(siteId, found) as PageSource) : null;
}

export const pageResolvers: Resolvers = {
  Query: {
    notFound: (_, { locale }, context) => fixedPage(context, siteIdArgument(locale), 'notFound'),
    serviceUnavailable: (_, { locale }, context) => fixedPage(context, siteIdArgument(locale), 'serviceUnavailable'),
  },
  Page: {
    ...entryFields,
    type: async (page, _, context) => (await pageRecord(context, page)).type,
    pageTitle: async (page, _, context) => (await pageRecord(context, page)).pageTitle,
    introtext: async (page, _, context) => (await pageRecord(context, page)).introtext,
    hero: async (page, _, context) => heroOf(context, page.siteId, await pageRecord(context, page)),
    blocks: async (page, _, context) => servedBlocks(page, (await pageRecord(context, page)).blocks),
  },
};
