import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-08: cards of team members. */
export const teamBlock: Block = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: { singular: { nl: 'Team', en: 'Team', de: 'Team' }, plural: { nl: 'Team', en: 'Teams', de: 'Teams' } },
  fields: [
    blockTitle(),
    relations('entries', { nl: 'Teamleden', en: 'Team members', de: 'Teammitglieder' }, 'team', { maxRows: limits.rows }),
    callToAction(),
  ],
};
