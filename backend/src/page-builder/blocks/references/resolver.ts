import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { projectsById } from '../../../projects/project-record.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-16: reference projects. */
export const referencesBlockResolvers: Resolvers = {
  ReferencesBlock: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    entries: ({ siteId, stored }, _, context) => projectsById(context, siteId, relationIds(stored.entries)),
  },
};
