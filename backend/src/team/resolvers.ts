import { relatedImage } from '../media/image-loader.ts';
import type { Resolvers } from '../platform/generated/contract.ts';

/** Team members: their portraits. */
export const teamResolvers: Resolvers = {
  TeamMember: {
    image: ({ siteId, imageId }, _, context) => relatedImage(context, siteId, imageId),
  },
};
