import type { Resolvers } from '../platform/generated/contract.ts';
import { imageCrop, imageThumbnail, imageUrl, imageWebp } from './image-source.ts';

/** Resolvers of pictures: the addresses of their files. */
export const mediaResolvers: Resolvers = {
  Image: {
    url: (image) => imageUrl(image),
    webp: (image) => imageWebp(image),
    thumbnail: (image) => imageThumbnail(image),
    crop: (image, { name }) => imageCrop(image, name),
  },
};
