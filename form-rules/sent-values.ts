import { cleanLine, cleanLines } from './clean-text.ts';
import { shownFields } from './conditions.ts';
import {
  asFiles,
  asList,
  asName,
  asPhone,
  asText,
  type FieldValue,
  type FileValue,
  type FormValues,
  type NameValue,
  valueIn,
} from './field-values.ts';
import { type FormDefinition, type FormField, namePartKeys } from './form-definition.ts';
import { readNumber } from './text-rules.ts';

/** Arguments of save_{handle}_Submission, by handle. */
export type SentValues = Record<string, SentValue>;
export type SentValue = string | number | boolean | null | SentValue[] | { [part: string]: SentValue };

/**
 * Returns the values to submit (FRM-11): Int and [Int] as integers, Number and [Number] as numbers, an Agree as boolean, files as tokens.
 * Absent fields are left out; empty ones are null.
 */
export function sentValues(form: Pick<FormDefinition, 'pages'>, values: FormValues): SentValues {
  return Object.fromEntries(
    shownFields(form, values).map((field) => [field.handle, sentValue(field, valueIn(values, field.handle))]),
  );
}

function sentValue(field: FormField, value: FieldValue | undefined): SentValue {
  switch (field.type) {
    case 'Agree':
      return value === true;
    case 'FileUpload':
      return asFiles(value).flatMap(({ token }) => (token ? [{ token }] : []));
    case 'Phone':
      return asPhone(value).number === '' ? null : { ...asPhone(value) };
    case 'Name':
      return field.useMultipleFields ? { ...asName(value) } : asText(value) || null;
    case 'Checkboxes':
      return asList(value).map((text) => typed(field, text));
    case 'Dropdown':
      if (field.multiple) return asList(value).map((text) => typed(field, text));
  }
  return typed(field, asText(value));
}

function typed({ inputTypeName }: FormField, text: string): SentValue {
  if (text === '') return null;
  if (!/Int|Number/.test(inputTypeName)) return text;
  const number = readNumber(text);
  if (number === undefined) return null;
  return inputTypeName.includes('Int') ? Math.trunc(number) : number;
}

/**
 * Converts submitted values back to the form's values. `files` contains the files by token; an unknown token becomes a file without a
 * name, which every rule refuses.
 */
export function receivedValues(
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, FileValue> = new Map(),
): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = Object.hasOwn(sent, field.handle) ? sent[field.handle] : undefined;
      return [field.handle, receivedValue(field, value ?? undefined, files)];
    }),
  );
}

function receivedValue(field: FormField, value: unknown, files: ReadonlyMap<string, FileValue>): FieldValue | undefined {
  if (Array.isArray(value)) {
    if (field.type !== 'FileUpload') return value.map((item) => cleanLine(plainText(item)));
    return value.map((item) => {
      const token = plainText(item?.token);
      return files.get(token) ?? { name: '', bytes: 0, token };
    });
  }
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return field.type === 'MultiLineText' || field.type === 'Hidden' ? cleanLines(value) : cleanLine(value);
  if (typeof value === 'object' && value !== null) return receivedParts(field, value as Record<string, unknown>);
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns a text or a number as text; anything else is empty, which is neither a valid choice nor a token. */
function plainText(item: unknown): string {
  return typeof item === 'string' || typeof item === 'number' ? String(item) : '';
}

function receivedParts(field: FormField, sent: Record<string, unknown>): FieldValue {
  const part = (key: string) => (typeof sent[key] === 'string' ? cleanLine(sent[key]) : undefined);
  if (field.type === 'Phone')
    return { number: part('number') ?? '', ...(field.countryEnabled && { country: part('country') ?? '' }) };
  const parts = namePartKeys.map((key) => [key, part(key)] as const).filter(([, text]) => text !== undefined);
  return Object.fromEntries(parts) as NameValue;
}
