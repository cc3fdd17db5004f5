import type { Block } from 'payload';
import { text } from '../../../platform/payload/fields/text-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';

/** BLK-14: a form, by its handle. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: {
    singular: { nl: 'Formulier', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', en: 'Forms', de: 'Formulare' },
  },
  fields: [
    text(
      'form',
      { nl: 'Formulier', en: 'Form', de: 'Formular' },
      {
        required: true,
        maxLength: limits.key,
        validate: (value, { req }) => /^[A-Za-z][A-Za-z0-9]*$/.test(value ?? '') || req.t('validation:required'),
      },
    ),
  ],
};
