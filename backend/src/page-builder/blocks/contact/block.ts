import type { Block } from 'payload';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-07: team members to contact, and a request for a quote. */
export const contactBlock: Block = {
  slug: 'contact',
  interfaceName: 'ContactBlock',
  labels: {
    singular: { nl: 'Contact', en: 'Contact', de: 'Kontakt' },
    plural: { nl: 'Contact', en: 'Contacts', de: 'Kontakte' },
  },
  fields: [
    blockTitle(),
    relations('teamMembers', { nl: 'Teamleden', en: 'Team members', de: 'Teammitglieder' }, 'team', { maxRows: limits.rows }),
  ],
};
