import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { productsWithElevation } from '../../../products/product-source.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-21: products whose drawing has an elevation. */
export const elevationStripBlockResolvers: Resolvers = {
  ElevationStripBlock: {
    titleField: blockHead.titleField,
    products: ({ siteId, stored }, _, context) => productsWithElevation(context, siteId, relationIds(stored.products)),
  },
};
