import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { pictures } from '../../../platform/payload/fields/relation-fields.ts';
import { blockText, blockTitle } from '../../block-fields.ts';

/** BLK-05: logos of partners. */
export const partnersBlock: Block = {
  slug: 'partners',
  interfaceName: 'PartnersBlock',
  labels: {
    singular: { nl: 'Partners', en: 'Partners', de: 'Partner' },
    plural: { nl: 'Partners', en: 'Partners', de: 'Partner' },
  },
  fields: [blockTitle(), blockText(), pictures('logos', { nl: 'Logo’s', en: 'Logos', de: 'Logos' }), callToAction()],
};
