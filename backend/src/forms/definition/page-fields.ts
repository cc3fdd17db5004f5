import type { ArrayField } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { folded } from '../fields/field-frame.ts';
import { formFieldBlocks } from '../fields/form-field-blocks.ts';
import { formText, neededText, standardText } from '../fields/form-texts.ts';
import { formLimits } from './form-limits.ts';
import { localErrors } from './local-errors.ts';

const buttons = folded({ nl: 'Knoppen', en: 'Buttons', de: 'Schaltflächen' }, [
  {
    name: 'settings',
    type: 'group',
    label: false as never,
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          formText(
            'submitButtonLabel',
            { nl: 'Verder of verzenden', en: 'Next or send', de: 'Weiter oder senden' },
            { width: '50%', description: standardText },
          ),
          formText('backButtonLabel', { nl: 'Terug', en: 'Back', de: 'Zurück' }, { width: '50%', description: standardText }),
        ],
      },
      checkbox('showBackButton', { nl: 'Knop om terug te gaan', en: 'Button to go back', de: 'Schaltfläche zum Zurückgehen' }),
      choice(
        'buttonsPosition',
        { nl: 'Plaats', en: 'Position', de: 'Position' },
        {
          left: { nl: 'Links', en: 'Left', de: 'Links' },
          right: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
          center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
          leftRight: { nl: 'Links en rechts', en: 'Left and right', de: 'Links und rechts' },
        },
        { initial: 'left' },
      ),
    ],
  },
]);

/**
 * Pages of rows of fields. They are the same in every language; only the texts are localized. Fields are stored as JSON in their
 * row, with their texts by language (decision 4).
 */
export const pagesField: ArrayField = localErrors({
  name: 'pages',
  type: 'array',
  label: { nl: 'Pagina’s', en: 'Pages', de: 'Seiten' },
  labels: {
    singular: { nl: 'Pagina', en: 'Page', de: 'Seite' },
    plural: { nl: 'Pagina’s', en: 'Pages', de: 'Seiten' },
  },
  maxRows: formLimits.pages,
  fields: [
    neededText(
      'name',
      { nl: 'Naam van de pagina', en: 'Name of the page', de: 'Name der Seite' },
      {
        description: {
          nl: 'Bezoekers zien de naam alleen bij meer dan één pagina.',
          en: 'Visitors only see the name if there are several pages.',
          de: 'Besucher sehen den Namen nur bei mehreren Seiten.',
        },
      },
    ),
    localErrors({
      name: 'rows',
      type: 'array',
      label: { nl: 'Rijen', en: 'Rows', de: 'Zeilen' },
      labels: { singular: { nl: 'Rij', en: 'Row', de: 'Zeile' }, plural: { nl: 'Rijen', en: 'Rows', de: 'Zeilen' } },
      maxRows: formLimits.rows,
      admin: {
        initCollapsed: true,
        description: {
          nl: `Tot ${formLimits.fieldsInRow} velden in een rij staan op een breed scherm naast elkaar. Maak voor meer velden een nieuwe rij.`,
          en: `Up to ${formLimits.fieldsInRow} fields of a row stand side by side on a wide screen. Add a row for more fields.`,
          de: `Bis zu ${formLimits.fieldsInRow} Felder einer Zeile stehen auf einem breiten Bildschirm nebeneinander. Für weitere legen Sie eine Zeile an.`,
        },
      },
      fields: [
        {
          name: 'fields',
          type: 'blocks',
          label: { nl: 'Velden', en: 'Fields', de: 'Felder' },
          labels: { singular: { nl: 'Veld', en: 'Field', de: 'Feld' }, plural: { nl: 'Velden', en: 'Fields', de: 'Felder' } },
          maxRows: formLimits.fieldsInRow,
          blocks: formFieldBlocks,
          admin: { initCollapsed: true },
        },
      ],
    }),
    buttons,
  ],
});
