import { liveEntriesOf } from '../../../entries/linked-entry.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-15: cards of product categories. */
export const categoryCardsBlockResolvers: Resolvers = {
  CategoryCardsBlock: {
    text: blockHead.text,
    cta: blockHead.cta,
    categories: ({ siteId, stored }, _, context) => liveEntriesOf(context, siteId, 'categories', relationIds(stored.categories)),
  },
};
