import { relatedImage } from '../../../media/image-loader.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';

/** BLK-06: a quote with its author. */
export const quoteBlockResolvers: Resolvers = {
  QuoteBlock: {
    quote: ({ stored }) => stored.quote,
    author: ({ stored }) => stored.author || null,
    role: ({ stored }) => stored.role || null,
    image: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.image),
  },
};
