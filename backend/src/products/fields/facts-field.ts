import type { ArrayField } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { number } from '../../platform/payload/fields/number-fields.ts';
import { relation } from '../../platform/payload/fields/relation-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';

/** Values of a product for the facts of the dictionary: one value per row; a list fact with several values has several rows. */
export function productFacts(description?: Label): ArrayField {
  return {
    name: 'facts',
    type: 'array',
    label: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' },
    labels: { singular: { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' }, plural: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' } },
    maxRows: limits.relations,
    admin: { description },
    fields: [
      relation('fact', { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' }, 'facts', { required: true }),
      {
        type: 'row',
        fields: [
          text('text', { nl: 'Waarde', en: 'Value', de: 'Wert' }, { width: '40%', maxLength: limits.key }),
          number('number', { nl: 'Getal', en: 'Number', de: 'Zahl' }, { min: -1_000_000, max: 1_000_000 }, { width: '30%' }),
          checkbox('boolean', { nl: 'Ja', en: 'Yes', de: 'Ja' }),
        ],
      },
    ],
  };
}
