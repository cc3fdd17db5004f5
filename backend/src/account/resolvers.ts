import { defaultLocale, siteIdOf } from '@plantsoen/contract/locales.ts';
import { relationIds } from '../platform/api/records.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productById } from '../products/product-source.ts';

export const accountResolvers: Resolvers = {
  Query: {
    async viewer(_, __, context) {
      const member = context.viewer;
      if (member?.collection !== 'members') return null;
      const siteId = siteIdOf(defaultLocale);
      const products = await Promise.all(relationIds(member.favoriteProducts).map((id) => productById(context, siteId, id)));
      return {
        id: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        fullName: `${member.firstName} ${member.lastName}`,
        email: member.email,
        company: member.company ?? null,
        website: member.website ?? null,
        phoneNumber: member.phoneNumber ?? null,
        favoriteProducts: products.filter((product) => product !== undefined),
      };
    },
  },
};
