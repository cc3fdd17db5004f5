import { callToAction } from '../../../entries/call-to-action.ts';
import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { teamMembersById } from '../../../team/team-member.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-07: team members to contact, and the link to request a quote. */
export const contactBlockResolvers: Resolvers = {
  ContactBlock: {
    titleField: blockHead.titleField,
    teamMembers: ({ siteId, stored }, _, context) => teamMembersById(context, siteId, relationIds(stored.teamMembers)),
    async requestAQuoteCta({ siteId }, _, context) {
      const { requestAQuoteCta } = await cachedGlobal(context, 'globals', siteId);
      return callToAction(context, siteId, requestAQuoteCta?.cta);
    },
  },
};
