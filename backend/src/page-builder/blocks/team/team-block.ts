import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
import { teamMembersById } from '../../../team/resolvers.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-08: cards of team members. */
export const teamBlock = defineBlock({
  kind: 'team',
  typename: 'TeamBlock',
  labels: { singular: { nl: 'Team', en: 'Team', de: 'Team' }, plural: { nl: 'Team', en: 'Teams', de: 'Teams' } },
  picker: {
    group: 'workAndPeople',
    help: {
      nl: 'Collega’s met foto en functie',
      en: 'Colleagues with photo and role',
      de: 'Mitarbeitende mit Foto und Funktion',
    },
    synonyms: {
      nl: 'mensen collega medewerker portret',
      en: 'people colleague staff portrait',
      de: 'Menschen Kollegen Mitarbeiter Porträt',
    },
    drawing: [64, 120, 176]
      .map(
        (x) =>
          `<circle cx="${x}" cy="50" r="14" fill="#fff"/><path d="M${x - 20} 96c0-26 40-26 40 0z" fill="#fff"/><path d="M${x - 16} 114h32"/>${textLines([x - 12, 128, 24])}`,
      )
      .join(''),
  },
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
