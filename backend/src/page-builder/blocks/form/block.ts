import type { Block } from 'payload';
import { relation } from '../../../platform/payload/fields/relation-fields.ts';

/** BLK-14: a form. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: {
    singular: { nl: 'Formulier', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', en: 'Forms', de: 'Formulare' },
  },
  fields: [relation('form', { nl: 'Formulier', en: 'Form', de: 'Formular' }, 'forms', { required: true })],
};
