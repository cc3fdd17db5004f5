import { relatedImage } from '../../../media/image-loader.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-02: a text beside a picture. */
export const textImageBlockResolvers: Resolvers = {
  TextImageBlock: {
    ...blockHead,
    image: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.image),
    alternativeImage: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.alternativeImage),
    imageAspectRatio: ({ stored }) => stored.imageAspectRatio ?? '3:4',
    position: ({ stored }) => stored.position ?? 'left',
    darkBackground: ({ stored }) => stored.darkBackground ?? false,
    pinterest: ({ stored }) => stored.pinterest ?? false,
  },
};
