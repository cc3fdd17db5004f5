'use client';

import { TextField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { TextChoice } from './field-choice.tsx';
import { useNamedFields } from './form-fields.ts';

const ticked: Label = { nl: 'Aangevinkt', en: 'Ticked', de: 'Angekreuzt' };
const notTicked: Label = { nl: 'Niet aangevinkt', en: 'Not ticked', de: 'Nicht angekreuzt' };

/** Renders the value of a condition: a select field with the options of its field, or a text input. */
export const ValueChoice: TextFieldClientComponent = (props) => {
  const { i18n } = useTranslation();
  const handle = useFormFields(([state]) => state[props.path.replace(/value$/, 'field')]?.value);
  const selected = useNamedFields().find((field) => field.handle === handle);
  const agreement = [
    { value: 'true', label: labelFor({ i18n }, ticked) },
    { value: 'false', label: labelFor({ i18n }, notTicked) },
  ];
  const choices = selected?.type === 'Agree' ? agreement : (selected?.options ?? []);
  return choices.length > 0 ? <TextChoice {...props} choices={choices} /> : <TextField {...props} />;
};
