import type { ArrayField, TextField } from 'payload';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { type AttributePlace, isAllowedAttribute, isClassList } from '../definition/allowed-attributes.ts';
import { formLimits } from '../definition/form-limits.ts';

const refusedAttribute: Label = {
  nl: 'Dit attribuut, of deze waarde ervan, is hier niet toegestaan',
  en: 'This attribute or its value is not allowed here',
  de: 'Dieses Attribut oder dieser Wert ist hier nicht erlaubt',
};

/** Returns the list of attributes that editors may set on the container or the input of a field. */
export function attributes(name: string, label: Label, place: AttributePlace): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: {
      singular: { nl: 'Attribuut', en: 'Attribute', de: 'Attribut' },
      plural: { nl: 'Attributen', en: 'Attributes', de: 'Attribute' },
    },
    maxRows: formLimits.attributes,
    fields: [
      {
        type: 'row',
        fields: [
          text(
            'label',
            { nl: 'Naam', en: 'Name', de: 'Name' },
            {
              required: true,
              width: '50%',
              validate: (_, { siblingData, req }) =>
                isAllowedAttribute(place, siblingData as { label?: string; value?: string }) || labelFor(req, refusedAttribute),
            },
          ),
          text('value', { nl: 'Waarde', en: 'Value', de: 'Wert' }, { width: '50%' }),
        ],
      },
    ],
  };
}

/** Returns the text field for CSS classes, which a theme can style. */
export function cssClasses(): TextField {
  return text(
    'cssClasses',
    { nl: 'CSS-klassen', en: 'CSS classes', de: 'CSS-Klassen' },
    { validate: (value, { req }) => isClassList(value ?? '') || labelFor(req, refusedAttribute) },
  );
}
