import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead, blockHtml } from '../../block-head.ts';

/** BLK-01: a text in one or two columns. */
export const titleTextBlockResolvers: Resolvers = {
  TitleTextBlock: {
    ...blockHead,
    textColumn2: ({ siteId, stored }, _, context) => blockHtml(context, siteId, stored.textColumn2),
  },
};
