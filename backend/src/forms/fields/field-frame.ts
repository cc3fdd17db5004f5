import type { Block, CollapsibleField, Field } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { fieldHandleStays } from '../definition/handle-in-use.ts';
import { localErrors } from '../definition/local-errors.ts';
import { fieldLabel, positions } from './admin-parts.ts';
import { attributes, cssClasses } from './attribute-fields.ts';
import { conditionFields } from './condition-fields.ts';
import { fieldPicture } from './field-pictures.ts';
import { type FieldType, fieldTypeNames } from './field-type-names.ts';
import { formLongText, formText, handleText, neededText, standardText } from './form-texts.ts';

/** Returns a group of settings that is collapsed initially. */
export const folded = (label: Label, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields,
});

const handleHint: Label = {
  nl: 'Voor export en koppelingen; komt vanzelf van het opschrift en blijft daarna gelijk.',
  en: 'Used in exports and integrations. Created from the label automatically, and not changed afterwards.',
  de: 'Für Exporte und Anbindungen; ergibt sich von selbst aus der Beschriftung und bleibt dann gleich.',
};

const handleField = () => localErrors(handleText(handleHint, { width: '50%' }), fieldHandleStays);

const formDefault: Label = {
  nl: 'Leeg: zoals ingesteld voor het formulier.',
  en: 'Empty: as set for the form.',
  de: 'Leer: wie für das Formular eingestellt.',
};

const disabledHint: Label = {
  nl: 'Uitgeschakeld: geen deel van het formulier.',
  en: 'Disabled: not part of the form.',
  de: 'Ausgeschaltet: kein Teil des Formulars.',
};

const help: Field[] = [
  formLongText('instructions', { nl: 'Uitleg', en: 'Instructions', de: 'Hinweise' }),
  formText(
    'errorMessage',
    { nl: 'Melding als het leeg is', en: 'Message if empty', de: 'Meldung, wenn es leer ist' },
    { description: standardText },
  ),
  formText(
    'name',
    { nl: 'Naam in mail en export', en: 'Name in emails and exports', de: 'Name in E-Mails und Exporten' },
    {
      description: { nl: 'Leeg: het opschrift', en: 'Empty: the label', de: 'Leer: die Beschriftung' },
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
        { width: '33%', description: formDefault },
      ),
      choice(
        'instructionsPosition',
        { nl: 'Plaats van de uitleg', en: 'Instructions position', de: 'Position der Hinweise' },
        positions,
        { width: '33%', description: formDefault },
      ),
      choice(
        'visibility',
        { nl: 'Zichtbaarheid', en: 'Visibility', de: 'Sichtbarkeit' },
        {
          visible: { nl: 'Zichtbaar', en: 'Visible', de: 'Sichtbar' },
          hidden: { nl: 'Aanwezig, niet te zien', en: 'Present but hidden', de: 'Vorhanden, nicht zu sehen' },
          disabled: { nl: 'Uitgeschakeld', en: 'Disabled', de: 'Ausgeschaltet' },
        },
        { initial: 'visible', width: '33%', description: disabledHint },
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

type Frame = { slug: FieldType; fields: Field[]; withPlaceholder?: boolean; isSeen?: boolean };

/**
 * Returns the block of a field type: the settings that every field has (FRM-02) around its own. The slug is the type's name in
 * the contract.
 */
export function fieldBlock({ slug, fields, withPlaceholder = false, isSeen = true }: Frame): Block {
  return {
    slug,
    interfaceName: `Stored${slug}Field`,
    labels: fieldTypeNames[slug],
    admin: { disableBlockName: true, images: { thumbnail: fieldPicture(slug) }, components: { Label: fieldLabel } },
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
        checkbox('enableContentEncryption', { nl: 'Versleuteld bewaren', en: 'Store encrypted', de: 'Verschlüsselt speichern' }),
      ]),
    ],
  };
}
