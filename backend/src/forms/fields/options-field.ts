import type { ArrayField } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { formLimits } from '../definition/form-limits.ts';
import { localErrors } from '../definition/local-errors.ts';
import { neededText } from './form-texts.ts';

const storedValue: Label = {
  nl: 'Volgt de tekst tot u hem zelf invult. Wordt bewaard; in alle talen gelijk.',
  en: 'Follows the text until you edit it. Stored; the same in all languages.',
  de: 'Folgt dem Text, bis Sie ihn selbst ändern. Wird gespeichert; in allen Sprachen gleich.',
};

/** Returns the options of a choice field: localized texts with one value for all languages. */
export function optionsField(name: string, label: Label): ArrayField {
  return localErrors({
    name,
    type: 'array',
    label,
    labels: {
      singular: { nl: 'Keuze', en: 'Option', de: 'Auswahl' },
      plural: { nl: 'Keuzes', en: 'Options', de: 'Auswahlen' },
    },
    maxRows: formLimits.options,
    fields: [
      {
        type: 'row',
        fields: [
          neededText('label', { nl: 'Tekst', en: 'Text', de: 'Text' }, { width: '50%' }),
          localErrors(
            text(
              'value',
              { nl: 'Waarde', en: 'Value', de: 'Wert' },
              { required: true, width: '30%', description: storedValue, field: '/components/forms/option-value.tsx#OptionValue' },
            ),
          ),
          checkbox('isDefault', { nl: 'Vooraf gekozen', en: 'Selected by default', de: 'Vorausgewählt' }),
        ],
      },
    ],
  });
}

export const options = () => optionsField('options', { nl: 'Keuzes', en: 'Options', de: 'Auswahl' });
