import { liveEntriesOf } from '../../../entries/linked-entry.ts';
import { liveEntries } from '../../../entries/live-entries.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

const newest = { first: 8, offset: 0 };

/** BLK-10: the chosen articles, or the newest when none are chosen. */
export const newsItemsBlockResolvers: Resolvers = {
  NewsItemsBlock: {
    ...blockHead,
    async entries({ siteId, stored }, _, context) {
      const chosen = relationIds(stored.newsItems);
      if (chosen.length > 0) return liveEntriesOf(context, siteId, 'news', chosen);
      return (await liveEntries(context, 'news', siteId, newest)).hits;
    },
  },
};
