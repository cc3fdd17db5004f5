import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { entryFields } from '../entries/entry-fields.ts';
import { entrySource } from '../entries/entry-source.ts';
import { liveEntries } from '../entries/live-entries.ts';
import { imagesById } from '../media/image-loader.ts';
import { servedBlocks } from '../page-builder/served-blocks.ts';
import { storedBlocks } from '../page-builder/stored-blocks.ts';
import type { PageSource } from '../pages/page-record.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { offeredProducts } from '../products/product-source.ts';
import { projectsById } from '../projects/project-record.ts';
import { type ArticleRecord, articleRecord, type NewsArticleSource } from './article-record.ts';

async function record(context: ApiContext, article: NewsArticleSource): Promise<ArticleRecord> {
  const found = await articleRecord(context, article.siteId, article.id);
  if (!found) throw new Error(`news ${article.id} has an address in site ${article.siteId} but cannot be read`);
  return found;
}

/** Returns the live news overview of a site; null if it is not live, for which the site answers 'Post not found' (CON-03). */
async function overviewPage(context: ApiContext, siteId: SiteId): Promise<PageSource | null> {
  const locale = localeOfSite(siteId);
  const uri = uriOfPath(pathOf('news', locale));
  const found = await addressOf(context, siteId, uri);
  if (!found) context.tags.address(siteId, uri);
  return found?.collection === 'pages' ? (entrySource(siteId, found) as PageSource) : null;
}

export const newsResolvers: Resolvers = {
  Query: {
    async document(_, args, context) {
      const siteId = siteIdArgument(args.locale);
      if ((args.level ?? 1) !== 1) throw badUserInput('The news overview is an entry of level 1.');
      const [overview, list] = await Promise.all([
        overviewPage(context, siteId),
        liveEntries(context, 'news', siteId, pageArguments(args, 12)),
      ]);
      const requested = args.uri ?? args.slug;
      const isOverview = !requested || requested === overview?.uri;
      return { siteId, overview: isOverview ? overview : null, total: list.total, news: list.hits };
    },
  },
  NewsArticle: {
    ...entryFields,
    introtext: async (article, _, context) => (await record(context, article)).introtext,
    postDate: async (article, _, context) => (await record(context, article)).postDate,
    headerslider: async (article, _, context) => imagesById(context, article.siteId, (await record(context, article)).imageIds),
    products: async (article, _, context) =>
      offeredProducts(context, article.siteId, (await record(context, article)).productIds),
    projects: async (article, _, context) => projectsById(context, article.siteId, (await record(context, article)).projectIds),
    blocks: async (article, _, context) => servedBlocks(article, await storedBlocks(context, 'news', article)),
  },
};
