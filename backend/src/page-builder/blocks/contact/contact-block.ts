import { callToAction } from '../../../entries/call-to-action.ts';
import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'contact',
    help: {
      nl: 'Wie de bezoeker kan bellen of mailen',
      en: 'Whom visitors can call or email',
      de: 'Wen Besucher anrufen oder anschreiben können',
    },
    synonyms: { nl: 'bellen mailen adviseur telefoon', en: 'call email adviser phone', de: 'anrufen E-Mail Berater Telefon' },
    drawing: `<circle cx="76" cy="56" r="18" fill="#fff"/><path d="M50 116c0-36 52-36 52 0z" fill="#fff"/><path d="M128 48h64" stroke-width="8"/>${textLines([128, 72, 52])}<path d="M128 92h36v26h-36zl18 14 18-14" fill="#fff"/>`,
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
