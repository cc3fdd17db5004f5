import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import {
  asFiles,
  asList,
  asName,
  asPhone,
  asText,
  type FieldValue,
  type FormValues,
  valueIn,
} from '@plantsoen/form-rules/field-values.ts';
import { type FormDefinition, type FormField, type FormOption, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import { formWords } from '../form-words.ts';

/** A filled-in field with its value as text. */
export type FilledField = { field: FormField; text: string };

/** Returns the fields that are shown and filled in, in order, as text in the visitor's language. Hidden fields are not stored. */
export function filledFields(form: Pick<FormDefinition, 'pages'>, values: FormValues, locale: LocaleCode): FilledField[] {
  return shownFields(form, values)
    .map((field) => ({ field, text: textOf(field, valueIn(values, field.handle), locale) }))
    .filter(({ text }) => text !== '');
}

function textOf(field: FormField, value: FieldValue | undefined, locale: LocaleCode): string {
  switch (field.type) {
    case 'Agree':
      return value === true ? field.checkedValue || formWords.yes[locale] : field.uncheckedValue || formWords.no[locale];
    case 'Checkboxes':
      return asList(value)
        .map((choice) => labelOf(field.options, choice))
        .join(', ');
    case 'Dropdown': {
      const choices = field.multiple ? asList(value) : [asText(value)];
      return choices.map((choice) => labelOf(field.options, choice)).join(', ');
    }
    case 'Radio':
      return labelOf(field.options, asText(value));
    case 'Name': {
      if (!field.useMultipleFields) return asText(value);
      const name = asName(value);
      const parts = namePartKeys.map((part) =>
        part === 'prefix' ? labelOf(field.prefixOptions, name.prefix ?? '') : (name[part] ?? ''),
      );
      return parts.filter(Boolean).join(' ');
    }
    case 'Phone': {
      const { country, number } = asPhone(value);
      const known = field.countryOptions.find((option) => option.value === country);
      return known && number !== '' ? `${number} (${known.value} ${known.dialCode})` : number;
    }
    case 'FileUpload':
      return (
        asFiles(value)
          .map(({ name }) => name)
          .join(', ') ||
        (field.defaultValue ?? '')
      );
    default:
      return asText(value);
  }
}

const labelOf = (options: readonly FormOption[], value: string) =>
  options.find((option) => option.value === value)?.label || value;

/** Returns the first filled-in Email field, which is the visitor's address; null if it is missing or encrypted. */
export function submitterEmail(filled: readonly FilledField[], encryptedFields: readonly string[]): string | null {
  const email = filled.find(({ field }) => field.type === 'Email');
  return email && !encryptedFields.includes(email.field.handle) ? email.text : null;
}
