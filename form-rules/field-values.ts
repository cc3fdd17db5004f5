import { type FormField, type NamePartKey, namePartKeys } from './form-definition.ts';

/** Submitted values by the handles of fields. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/**
 * Value of a field: a text for typed and single choices, a list for several choices, a boolean for an Agree, the parts of a name, a
 * number with its country, or files. A number stays text until it is submitted.
 */
export type FieldValue = string | readonly string[] | boolean | NameValue | PhoneValue | readonly FileValue[];

/** The parts of a name (FRM-03 useMultipleFields). */
export type NameValue = { readonly [Part in NamePartKey]?: string };

/** `country` is its two-letter code. */
type PhoneValue = { readonly country?: string; readonly number: string };

/** A selected file; `token` is set once it is uploaded. */
export type FileValue = { readonly name: string; readonly bytes: number; readonly token?: string };

/** Returns the value of a handle. Ignores inherited properties, because editors choose handles. */
export function valueIn(values: FormValues, handle: string): FieldValue | undefined {
  return Object.hasOwn(values, handle) ? values[handle] : undefined;
}

export function asText(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function asList(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function asFiles(value: FieldValue | undefined): readonly FileValue[] {
  return Array.isArray(value) ? value.filter(isFile) : [];
}

function isFile(item: unknown): item is FileValue {
  const { name, bytes } = (item ?? {}) as Partial<FileValue>;
  return typeof name === 'string' && typeof bytes === 'number';
}

export function asName(value: FieldValue | undefined): NameValue {
  return isRecord(value) ? (value as NameValue) : {};
}

export function asPhone(value: FieldValue | undefined): PhoneValue {
  return isRecord(value) && 'number' in value ? value : { number: '' };
}

function isRecord(value: FieldValue | undefined): value is NameValue | PhoneValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has the shape that its field requires, because external input may have any. An absent value fits. */
export function fitsField(field: FormField, value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  switch (field.type) {
    case 'Agree':
      return typeof value === 'boolean';
    case 'Checkboxes':
      return Array.isArray(value) && asList(value).length === value.length;
    case 'Dropdown':
      return field.multiple ? Array.isArray(value) && asList(value).length === value.length : typeof value === 'string';
    case 'FileUpload':
      return Array.isArray(value) && asFiles(value).length === value.length;
    case 'Name':
      return field.useMultipleFields ? isRecord(value) && allText(value) : typeof value === 'string';
    case 'Phone':
      return isRecord(value) && 'number' in value && allText(value);
    default:
      return typeof value === 'string';
  }
}

function allText(value: NameValue | PhoneValue): boolean {
  return Object.values(value).every((part) => part === undefined || typeof part === 'string');
}

/** Returns the texts of a value for conditions; empty without input. A file is represented by its name. */
export function textsOf(value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return [...asList(value), ...asFiles(value).map(({ name }) => name)];
  if (!isRecord(value)) return [];
  const parts = 'number' in value ? [value.number] : namePartKeys.map((part) => (value as NameValue)[part]);
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
  return text === '' ? [] : [text];
}
