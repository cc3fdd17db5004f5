import type { Field, GroupField } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { formLimits } from '../definition/form-limits.ts';
import { localErrors } from '../definition/local-errors.ts';
import { fieldChoice, valueChoice } from './admin-parts.ts';

const ofEmptyValue: Label = {
  nl: 'Leeg: als het veld niet is ingevuld.',
  en: 'Empty: if the field is not filled in.',
  de: 'Leer: wenn das Feld nicht ausgefüllt ist.',
};

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
            all: { nl: 'Alle regels kloppen', en: 'All rules match', de: 'Alle Regeln zutreffen' },
            any: { nl: 'Een van de regels klopt', en: 'Any rule matches', de: 'Eine der Regeln zutrifft' },
          },
          { initial: 'all', width: '50%' },
        ),
      ],
    },
    localErrors({
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
            localErrors(
              text(
                'field',
                { nl: 'Veld', en: 'Field', de: 'Feld' },
                { maxLength: formLimits.handle, required: true, width: '50%', field: fieldChoice },
              ),
            ),
            choice(
              'operator',
              { nl: 'Vergelijking', en: 'Comparison', de: 'Vergleich' },
              {
                equals: { nl: 'is gelijk aan', en: 'equals', de: 'ist gleich' },
                differs: { nl: 'is anders dan', en: 'differs from', de: 'ist anders als' },
                contains: { nl: 'bevat', en: 'contains', de: 'enthält' },
              },
              { required: true, initial: 'equals', width: '50%' },
            ),
            localErrors(
              text(
                'value',
                { nl: 'Waarde', en: 'Value', de: 'Wert' },
                { width: '100%', field: valueChoice, description: ofEmptyValue },
              ),
            ),
          ],
        },
      ],
    }),
  ],
};

/** Fields that define when a form field is shown or hidden (FRM-03). */
export const conditionFields: Field[] = [
  checkbox('enableConditions', {
    nl: 'Alleen tonen of verbergen onder voorwaarden',
    en: 'Show or hide conditionally',
    de: 'Unter Bedingungen zeigen oder ausblenden',
  }),
  conditionsGroup,
];
