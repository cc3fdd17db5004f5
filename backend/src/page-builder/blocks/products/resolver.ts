import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { productsById } from '../../../products/product-source.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-12: product highlights. */
export const productsBlockResolvers: Resolvers = {
  ProductsBlock: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    products: ({ siteId, stored }, _, context) => productsById(context, siteId, relationIds(stored.products)),
  },
};
