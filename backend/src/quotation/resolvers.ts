import { siteIdArgument } from '../platform/api/arguments.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productsById } from '../products/product-source.ts';
import { quotationError } from './quotation-error.ts';
import { revokeList, sharedList, shareList } from './shared-lists.ts';

/** Resolvers for quotation lists that visitors share by a link. */
export const quotationResolvers: Resolvers = {
  Query: {
    async sharedQuotationList(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const shared = await sharedList(context.sql, args.token);
      if (!shared) return null;
      const ids = [...new Set(shared.lines.map(({ id }) => id))];
      const products = new Map((await productsById(context, siteId, ids)).map((product) => [product.id, product]));
      const lines = shared.lines.map(({ id, variant = null, colour = null, mounting = null, remark = null, ...line }) => ({
        ...line,
        ...{ variant, colour, mounting, remark },
        product: products.get(id) ?? null,
      }));
      return { expiresAt: shared.expiresAt, project: shared.project, lines };
    },
  },
  Mutation: {
    async shareQuotationList(_, args, context) {
      const answer = await shareList(context, siteIdArgument(args.siteId), args);
      if (!('problems' in answer)) return { __typename: 'SharedLink', ...answer };
      return quotationError(answer.problems);
    },
    revokeSharedQuotationList: (_, { revokeToken }, context) => revokeList(context.sql, revokeToken),
  },
};
