import { callToAction } from '../../../entries/call-to-action.ts';
import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { teamMembersById } from '../../../team/resolvers.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-07: team members to contact, and the link to request a quote. */
export const contactBlock = defineBlock({
  kind: 'contact',
  typename: 'ContactBlock',
  labels: {
    singular: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
    plural: { nl: 'Contact', en: 'Contacts', de: 'Kontakte' },
  },
  fields: [
    blockTitle(),
    relations('teamMembers', { nl: 'Teamleden', en: 'Team members', de: 'Teammitglieder' }, 'team', { maxRows: limits.rows }),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    teamMembers: ({ siteId, stored }, _, context) => teamMembersById(context, siteId, relationIds(stored.teamMembers)),
    async requestAQuoteCta({ siteId }, _, context) {
      const { requestAQuoteCta } = await cachedGlobal(context, 'globals', siteId);
      return callToAction(context, siteId, requestAQuoteCta?.cta);
    },
  },
  words: titleAlone,
});
