import type { Block, CollapsibleField, Field } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { formLimits } from '../form-limits.ts';
import { positions } from './admin-parts.ts';
import { attributes, cssClasses } from './attribute-fields.ts';
import { conditionFields } from './condition-fields.ts';
import { formLongText, formText, neededText } from './form-texts.ts';

/** A part of a field's settings that is folded until an editor wants it. */
export const folded = (label: Label, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields,
});

const handleHint: Label = {
  nl: 'Naam in export en koppelingen: letters en cijfers, zonder spaties. Wijzig deze niet zolang het formulier in gebruik is.',
  en: 'Name in exports and connections: letters and digits, no spaces. Do not change it while the form is in use.',
  de: 'Name in Exporten und Anbindungen: Buchstaben und Ziffern, ohne Leerzeichen. Bitte nicht ändern, solange das Formular in Gebrauch ist.',
};

export const handleField = () =>
  text(
    'handle',
    { nl: 'Naam voor de techniek', en: 'Handle', de: 'Technischer Name' },
    {
      maxLength: formLimits.handle,
      required: true,
      description: handleHint,
      width: '50%',
    },
  );

const help: Field[] = [
  formLongText('instructions', { nl: 'Uitleg', en: 'Instructions', de: 'Hinweise' }),
  formText('errorMessage', { nl: 'Melding als het leeg is', en: 'Message when it is empty', de: 'Meldung, wenn es leer ist' }),
  formText(
    'name',
    { nl: 'Naam in mail en export', en: 'Name in mails and exports', de: 'Name in E-Mails und Exporten' },
    {
      description: {
        nl: 'Leeg: het opschrift',
        en: 'Empty: the label',
        de: 'Leer: die Beschriftung',
      },
    },
  ),
];

const placeholder = formText('placeholder', { nl: 'Voorbeeldtekst', en: 'Placeholder', de: 'Platzhalter' });

const appearance: Field[] = [
  {
    type: 'row',
    fields: [
      choice(
        'labelPosition',
        { nl: 'Plaats van het opschrift', en: 'Label position', de: 'Position der Beschriftung' },
        positions,
        {
          width: '33%',
        },
      ),
      choice(
        'instructionsPosition',
        { nl: 'Plaats van de uitleg', en: 'Instructions position', de: 'Position der Hinweise' },
        positions,
        { width: '33%' },
      ),
      choice(
        'visibility',
        { nl: 'Zichtbaarheid', en: 'Visibility', de: 'Sichtbarkeit' },
        {
          visible: { nl: 'Zichtbaar', en: 'Visible', de: 'Sichtbar' },
          hidden: { nl: 'Aanwezig, niet te zien', en: 'There, unseen', de: 'Vorhanden, nicht zu sehen' },
          disabled: { nl: 'Uitgeschakeld', en: 'Switched off', de: 'Ausgeschaltet' },
        },
        { initial: 'visible', width: '33%' },
      ),
    ],
  },
  cssClasses(),
  attributes(
    'containerAttributes',
    { nl: 'Attributen van het kader', en: 'Attributes of the container', de: 'Attribute des Rahmens' },
    'container',
  ),
  attributes(
    'inputAttributes',
    { nl: 'Attributen van de invoer', en: 'Attributes of the input', de: 'Attribute der Eingabe' },
    'input',
  ),
];

type Frame = { slug: string; labels: Block['labels']; fields: Field[]; withPlaceholder?: boolean; isSeen?: boolean };

/** A type of field: what every field has (FRM-02), around what is its own. The slug is the type's name in the contract. */
export function fieldBlock({ slug, labels, fields, withPlaceholder = false, isSeen = true }: Frame): Block {
  return {
    slug,
    interfaceName: `Stored${slug}Field`,
    labels,
    admin: { disableBlockName: true },
    fields: [
      {
        type: 'row',
        fields: [neededText('label', { nl: 'Opschrift', en: 'Label', de: 'Beschriftung' }, { width: '50%' }), handleField()],
      },
      ...(isSeen ? [checkbox('required', { nl: 'Verplicht', en: 'Required', de: 'Pflichtfeld' })] : []),
      ...fields,
      ...(withPlaceholder ? [placeholder] : []),
      folded({ nl: 'Uitleg en meldingen', en: 'Instructions and messages', de: 'Hinweise und Meldungen' }, help),
      folded({ nl: 'Voorwaarden', en: 'Conditions', de: 'Bedingungen' }, conditionFields),
      folded({ nl: 'Uiterlijk en opslag', en: 'Appearance and storage', de: 'Darstellung und Speicherung' }, [
        ...appearance,
        checkbox('enableContentEncryption', {
          nl: 'Versleuteld bewaren',
          en: 'Store encrypted',
          de: 'Verschlüsselt speichern',
        }),
      ]),
    ],
  };
}
