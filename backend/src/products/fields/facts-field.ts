import type { ArrayField } from 'payload';
import { number } from '../../platform/payload/fields/number-fields.ts';
import { relation } from '../../platform/payload/fields/relation-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';
import { factsOfFields } from '../catalogue/facts-of-product.ts';
import { validateFactNumber, validateFactText } from './fact-value-rules.ts';

const component = (name: string) => `/components/products/fact-value.tsx#${name}`;

const factHint: Label = {
  nl: 'Voor meer waarden van een kenmerk maakt u meer regels.',
  en: 'For several values of a fact, add several rows.',
  de: 'Für mehrere Werte eines Merkmals legen Sie mehrere Zeilen an.',
};

/** Returns the field for a product's fact values, one value per row. A list fact with several values has several rows. */
export function productFacts(description?: Label): ArrayField {
  const fact = relation('fact', { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' }, 'facts', { required: true, description: factHint });
  const value = { nl: 'Waarde', en: 'Value', de: 'Wert' };
  return {
    name: 'facts',
    type: 'array',
    label: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' },
    labels: { singular: { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' }, plural: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' } },
    maxRows: limits.relations,
    admin: { description, components: { RowLabel: component('FactRowLabel') } },
    fields: [
      // Facts derived from the product's own fields and variants cannot be entered here.
      { ...fact, filterOptions: { key: { not_in: [...factsOfFields] } } } as typeof fact,
      text('text', value, { maxLength: limits.key, validate: validateFactText, field: component('FactText') }),
      number(
        'number',
        value,
        { min: -1_000_000, max: 1_000_000 },
        { validate: validateFactNumber, field: component('FactNumber') },
      ),
      // Stores "yes" and "no" of facts without other values. The text field displays the choice.
      {
        name: 'boolean',
        type: 'checkbox',
        label: { nl: 'Ja', en: 'Yes', de: 'Ja' },
        defaultValue: false,
        admin: { hidden: true },
      },
    ],
  };
}
