import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { asFiles, asList, asName, asPhone, asText, valueIn } from '@plantsoen/form-rules/field-values.ts';
import { type FormDefinition, type FormField, type FormOption, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import type { FieldValue, FormValues } from '@plantsoen/form-rules/form-values.ts';
import { formWords } from '../form-words.ts';

/** A field that was filled in, in words. */
export type FilledField = { field: FormField; text: string };

/** The fields that are there and filled in, in their order, in words of the visitor's language. What is not there is not kept. */
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

/** The visitor's address: of the first Email field that was filled in, unless it is to be encrypted. */
export function senderOf(filled: readonly FilledField[], encryptedFields: readonly string[]): string | null {
  const email = filled.find(({ field }) => field.type === 'Email');
  return email && !encryptedFields.includes(email.field.handle) ? email.text : null;
}
