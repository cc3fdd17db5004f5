import { liveEntriesOf } from '../../../entries/linked-entry.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-16: reference projects. */
export const referencesBlockResolvers: Resolvers = {
  ReferencesBlock: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    entries: ({ siteId, stored }, _, context) => liveEntriesOf(context, siteId, 'projects', relationIds(stored.entries)),
  },
};
