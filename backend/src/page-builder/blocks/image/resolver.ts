import { imagesById } from '../../../media/image-loader.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';

/** BLK-03: a picture, or a slider of several. Deleted pictures are left out. */
export const imageBlockResolvers: Resolvers = {
  ImageBlock: {
    images: ({ siteId, stored }, _, context) => imagesById(context, siteId, relationIds(stored.image)),
    kolombreedte: ({ stored }) => Number(stored.kolombreedte ?? 12),
    pinterest: ({ stored }) => stored.pinterest ?? false,
  },
};
