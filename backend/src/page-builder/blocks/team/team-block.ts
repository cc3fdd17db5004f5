import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { teamMembersById } from '../../../team/resolvers.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-08: cards of team members. */
export const teamBlock = defineBlock({
  kind: 'team',
  typename: 'TeamBlock',
  labels: { singular: { nl: 'Team', en: 'Team', de: 'Team' }, plural: { nl: 'Team', en: 'Teams', de: 'Teams' } },
  fields: [
    blockTitle(),
    relations('entries', { nl: 'Teamleden', en: 'Team members', de: 'Teammitglieder' }, 'team', { maxRows: limits.rows }),
    callToAction(),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    entries: ({ siteId, stored }, _, context) => teamMembersById(context, siteId, relationIds(stored.entries)),
  },
  words: titleAlone,
});
