import { logoById } from '../../../globals/logo.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-05: logos of partners. Deleted logos are left out. */
export const partnersBlockResolvers: Resolvers = {
  PartnersBlock: {
    ...blockHead,
    async logos({ siteId, stored }, _, context) {
      const logos = await Promise.all(relationIds(stored.logos).map((id) => logoById(context, siteId, id)));
      return logos.filter((logo) => logo !== null);
    },
  },
};
