import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { teamMembersById } from '../../../team/team-member.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-08: cards of team members. */
export const teamBlockResolvers: Resolvers = {
  TeamBlock: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    entries: ({ siteId, stored }, _, context) => teamMembersById(context, siteId, relationIds(stored.entries)),
  },
};
