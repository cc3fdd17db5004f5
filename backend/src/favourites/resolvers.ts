import { defaultLocale, siteIdOf } from '@plantsoen/contract/locales.ts';
import { messages } from '../account/account-messages.ts';
import { done } from '../account/refusal.ts';
import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { invalidAuthorization } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productsById } from '../products/product-source.ts';
import { changeFavourite, favouriteIds } from './change-favourite.ts';

/** Resolvers for the favourites of members (FAV-02, FAV-03). */
export const favouriteResolvers: Resolvers = {
  Viewer: {
    favoriteProductIds: ({ id }, _, context) => favouriteIds(context.sql, id),
    async favoriteProducts({ id }, { siteId }, context) {
      const site = siteIdArgument(siteId ?? siteIdOf(defaultLocale));
      return productsById(context, site, await favouriteIds(context.sql, id));
    },
  },
  Mutation: {
    changeFavourite(_, { productId, isFavourite, insteadOf }, { payload, viewer }) {
      if (!isMember(viewer)) throw invalidAuthorization();
      return done(messages.saved, messages.notSaved, () =>
        changeFavourite(payload, viewer.id, { productId, isFavourite, insteadOf }),
      );
    },
  },
};
