import { relatedImage } from '../media/image-loader.ts';
import type { Resolvers } from '../platform/generated/contract.ts';

/** Resolvers of team members (CON-07). */
export const teamResolvers: Resolvers = {
  TeamMember: {
    title: (member) => member.nameField,
    information: (member) => member,
  },
  TeamMemberInformation: {
    image: ({ siteId, imageId }, _, context) => relatedImage(context, siteId, imageId),
  },
};
