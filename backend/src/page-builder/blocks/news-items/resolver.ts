import { articlesById, newestArticles } from '../../../news/article-record.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

const howMany = 8;

/** BLK-10: the chosen articles, or by default the newest. */
export const newsItemsBlockResolvers: Resolvers = {
  NewsItemsBlock: {
    ...blockHead,
    async entries({ siteId, stored }, _, context) {
      const chosen = relationIds(stored.newsItems);
      return chosen.length > 0 ? articlesById(context, siteId, chosen) : newestArticles(context, siteId, howMany);
    },
  },
};
