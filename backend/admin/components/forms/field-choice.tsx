'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { StaticDescription, TextFieldClientComponent, TextFieldClientProps } from 'payload';
import { type NamedField, useNamedFields } from './form-fields.ts';

type Choice = { value: string; label: string };

/** Renders a select field of texts. A stored value stays selectable if it is no longer a choice. */
export function TextChoice({ field, path, readOnly, choices }: TextFieldClientProps & { choices: readonly Choice[] }) {
  const { value = '', setValue, showError, disabled } = useField<string>({ path });
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      description={field.admin?.description as StaticDescription}
      required={field.required ?? false}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      style={{ '--field-width': field.admin?.width } as React.CSSProperties}
      options={isKnown ? [...choices] : [...choices, { value, label: value }]}
      value={value}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : ((chosen?.value as string | undefined) ?? ''))}
    />
  );
}

/** Returns choices of fields by label, with the handle added to duplicate labels. */
const choicesOf = (fields: readonly NamedField[]): Choice[] =>
  fields.map(({ handle, label }) => {
    const isAlone = fields.filter((field) => field.label === label).length === 1;
    return { value: handle, label: isAlone ? label : `${label} (${handle})` };
  });

/** Renders a select field with the other fields of the form, for a condition. */
export const FieldChoice: TextFieldClientComponent = (props) => {
  const others = useNamedFields().filter((field) => !props.path.startsWith(`${field.path}.`));
  return <TextChoice {...props} choices={choicesOf(others)} />;
};

/** Renders a select field with the form's agreements. */
export const AgreementChoice: TextFieldClientComponent = (props) => (
  <TextChoice {...props} choices={choicesOf(useNamedFields().filter(({ type }) => type === 'Agree'))} />
);
