import type { Block, GroupField } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { localErrors } from '../definition/local-errors.ts';
import { fieldBlock, folded } from './field-frame.ts';
import { formText, standardText } from './form-texts.ts';
import { optionsField } from './options-field.ts';

const unfolds: Label = {
  nl: 'Bezoekers klappen dit deel zelf open.',
  en: 'Visitors unfold this part themselves.',
  de: 'Besucher klappen diesen Teil selbst auf.',
};

function namePart(name: string, label: Label, on: boolean): GroupField {
  const required = on && name !== 'middleName';
  return {
    name,
    type: 'group',
    label: false as never,
    admin: { hideGutter: true },
    fields: [
      folded(label, [
        {
          type: 'row',
          fields: [
            checkbox('enabled', { nl: 'Vragen', en: 'Ask', de: 'Abfragen' }, { on }),
            checkbox('required', { nl: 'Verplicht', en: 'Required', de: 'Pflichtfeld' }, { on: required }),
            checkbox('collapsed', { nl: 'Ingeklapt', en: 'Folded', de: 'Eingeklappt' }, { description: unfolds }),
          ],
        },
        {
          type: 'row',
          fields: [
            formText('label', { nl: 'Opschrift', en: 'Label', de: 'Beschriftung' }, { width: '50%' }),
            formText('placeholder', { nl: 'Voorbeeldtekst', en: 'Placeholder', de: 'Platzhalter' }, { width: '50%' }),
          ],
        },
        choice(
          'prePopulate',
          { nl: 'Bij leden vooraf ingevuld met', en: 'Prefilled for members with', de: 'Bei Mitgliedern vorausgefüllt mit' },
          {
            firstName: { nl: 'Hun voornaam', en: 'Their first name', de: 'Ihrem Vornamen' },
            lastName: { nl: 'Hun achternaam', en: 'Their last name', de: 'Ihrem Nachnamen' },
            fullName: { nl: 'Hun volledige naam', en: 'Their full name', de: 'Ihrem vollen Namen' },
          },
        ),
        formText('defaultValue', { nl: 'Vooraf ingevuld', en: 'Default value', de: 'Vorausgefüllt' }),
        formText(
          'errorMessage',
          { nl: 'Melding als het leeg is', en: 'Message if empty', de: 'Meldung, wenn es leer ist' },
          { description: standardText },
        ),
      ]),
    ],
  };
}

const inParts = (_: unknown, { useMultipleFields }: { useMultipleFields?: boolean }) => Boolean(useMultipleFields);

export const nameBlock: Block = fieldBlock({
  slug: 'Name',
  withPlaceholder: true,
  fields: [
    localErrors(checkbox('useMultipleFields', { nl: 'In delen vragen', en: 'Ask for each part', de: 'In Teilen abfragen' })),
    {
      ...formText('defaultValue', { nl: 'Vooraf ingevuld', en: 'Default value', de: 'Vorausgefüllt' }),
      admin: { condition: (data, siblings) => !inParts(data, siblings) },
    },
    {
      type: 'group',
      label: false as never,
      admin: { hideGutter: true, condition: inParts },
      fields: [
        namePart('prefix', { nl: 'Aanhef', en: 'Title', de: 'Anrede' }, false),
        optionsField('prefixOptions', { nl: 'Keuzes van de aanhef', en: 'Titles to choose from', de: 'Anreden zur Auswahl' }),
        namePart('firstName', { nl: 'Voornaam', en: 'First name', de: 'Vorname' }, true),
        namePart('middleName', { nl: 'Tussenvoegsel', en: 'Middle name', de: 'Namenszusatz' }, true),
        namePart('lastName', { nl: 'Achternaam', en: 'Last name', de: 'Nachname' }, true),
      ],
    },
  ],
});
