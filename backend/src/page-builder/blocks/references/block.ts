import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-16: reference projects. */
export const referencesBlock: Block = {
  slug: 'references',
  interfaceName: 'ReferencesBlock',
  labels: {
    singular: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
    plural: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
  },
  fields: [
    blockTitle(),
    relations('entries', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects', { maxRows: limits.rows }),
    callToAction(),
  ],
};
