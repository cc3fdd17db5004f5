import { localeOf, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { callToAction } from '../entries/call-to-action.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { addressOf, type EntrySource, entrySource } from '../entries/entry-source.ts';
import { relatedImage } from '../media/image-loader.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Page } from '../platform/generated/payload-types.ts';
import { heroDimension } from './hero-dimension.ts';

export type PageSource = EntrySource<'Page'>;

async function record(context: ApiContext, page: PageSource): Promise<Page> {
  const found = await recordById(context, 'pages', page.siteId, page.id);
  if (!found) throw new Error(`page ${page.id} has an address in site ${page.siteId} but cannot be read`);
  return found;
}

/** A fixed page of a site; null where it is not live. */
async function fixedPage(context: ApiContext, siteId: SiteId, key: PathKey): Promise<PageSource | null> {
  const uri = uriOfPath(pathOf(key, localeOfSite(siteId) ?? localeOf('nl').code));
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
    type: async (page, _, context) => (await record(context, page)).type,
    pageTitle: async (page, _, context) => (await record(context, page)).pageTitle ?? null,
    intro: async (page, _, context) => (await record(context, page)).intro ?? null,
    blocks: async (page, _, context) => servedBlocks(page, (await record(context, page)).blocks),
    async hero(page, _, context) {
      const { hero } = await record(context, page);
      if (!hero) return null;
      const [image, mobileImage, ctas, dimension] = await Promise.all([
        relatedImage(context, page.siteId, hero.image),
        relatedImage(context, page.siteId, hero.mobileImage),
        Promise.all((hero.ctas ?? []).map((cta) => callToAction(context, page.siteId, cta))),
        heroDimension(context, page.siteId, hero.dimension),
      ]);
      return { variant: hero.variant ?? 'content', image, mobileImage, ctas: ctas.filter((cta) => cta !== null), dimension };
    },
  },
};
