import type { ArrayField, Block, CollapsibleField, Field, GroupField } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { type AttributePlace, isAllowedAttribute } from '../allowed-attributes.ts';
import { formLimits } from '../form-limits.ts';
import { positions } from './choices.ts';
import { formLongText, formText, neededText } from './form-texts.ts';

/** A part of a field's settings that is folded until an editor wants it. */
export const folded = (label: Label, fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields,
});

const handleHint: Label = {
  nl: 'Naam in mail-koppelingen en export: letters en cijfers, zonder spaties. Wijzig deze niet zolang het formulier in gebruik is.',
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

const refusedAttribute: Label = {
  nl: 'Dit attribuut, of deze waarde ervan, is hier niet toegestaan',
  en: 'This attribute, or this value of it, is not allowed here',
  de: 'Dieses Attribut oder dieser Wert ist hier nicht erlaubt',
};

function attributes(name: string, label: Label, place: AttributePlace): ArrayField {
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

const conditionsGroup: GroupField = {
  name: 'conditions',
  type: 'group',
  label: false as never,
  admin: { hideGutter: true, condition: (_, { enableConditions }) => Boolean(enableConditions) },
  fields: [
    {
      type: 'row',
      fields: [
        choice(
          'action',
          { nl: 'Dan', en: 'Then', de: 'Dann' },
          {
            show: { nl: 'Dit veld tonen', en: 'Show this field', de: 'Dieses Feld zeigen' },
            hide: { nl: 'Dit veld verbergen', en: 'Hide this field', de: 'Dieses Feld ausblenden' },
          },
          { initial: 'show', width: '50%' },
        ),
        choice(
          'match',
          { nl: 'Als', en: 'If', de: 'Wenn' },
          {
            all: { nl: 'Alle regels kloppen', en: 'All rules hold', de: 'Alle Regeln zutreffen' },
            any: { nl: 'Een van de regels klopt', en: 'Any rule holds', de: 'Eine der Regeln zutrifft' },
          },
          { initial: 'all', width: '50%' },
        ),
      ],
    },
    {
      name: 'rules',
      type: 'array',
      label: { nl: 'Regels', en: 'Rules', de: 'Regeln' },
      labels: {
        singular: { nl: 'Regel', en: 'Rule', de: 'Regel' },
        plural: { nl: 'Regels', en: 'Rules', de: 'Regeln' },
      },
      maxRows: formLimits.rules,
      fields: [
        {
          type: 'row',
          fields: [
            text(
              'field',
              { nl: 'Veld (naam voor de techniek)', en: 'Field (handle)', de: 'Feld (technischer Name)' },
              {
                maxLength: formLimits.handle,
                required: true,
                width: '40%',
              },
            ),
            choice(
              'operator',
              { nl: 'Vergelijking', en: 'Comparison', de: 'Vergleich' },
              {
                equals: { nl: 'is gelijk aan', en: 'equals', de: 'ist gleich' },
                differs: { nl: 'is anders dan', en: 'differs from', de: 'ist anders als' },
                contains: { nl: 'bevat', en: 'contains', de: 'enthält' },
              },
              { required: true, initial: 'equals', width: '25%' },
            ),
            text('value', { nl: 'Waarde', en: 'Value', de: 'Wert' }, { width: '35%' }),
          ],
        },
      ],
    },
  ],
};

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
  text(
    'cssClasses',
    { nl: 'CSS-klassen', en: 'CSS classes', de: 'CSS-Klassen' },
    {
      validate: (value, { req }) => isClassList(value ?? '') || labelFor(req, refusedAttribute),
    },
  ),
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

const isClassList = (value: string) => /^(?:[A-Za-z][\w-]*(?: +|$))*$/.test(value);

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
      folded({ nl: 'Voorwaarden', en: 'Conditions', de: 'Bedingungen' }, [
        checkbox('enableConditions', {
          nl: 'Alleen tonen of verbergen onder voorwaarden',
          en: 'Show or hide under conditions',
          de: 'Unter Bedingungen zeigen oder ausblenden',
        }),
        conditionsGroup,
      ]),
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
