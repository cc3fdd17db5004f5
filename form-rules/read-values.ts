import { cleanLine, cleanLines } from './clean-text.ts';
import { partName } from './field-names.ts';
import type { FieldValue, FileValue, FormValues, NameValue } from './field-values.ts';
import { type FormDefinition, type FormField, fieldsOf, type NameField, namePartKeys } from './form-definition.ts';

/** A file in a posted form: of a browser, or as processed by a server. */
export type PostedFile = { readonly name: string; readonly size: number; readonly token?: string };

/** Entries of a form: `new FormData(form)`, or those that a server has parsed. */
export type FormEntries = Iterable<readonly [string, string | PostedFile]>;

/** Returns the values of these fields in a posted form. A field without an entry is empty, such as an unticked box. */
export function readValues(fields: readonly FormField[], entries: FormEntries): FormValues {
  const sent = new Map<string, (string | PostedFile)[]>();
  for (const [name, value] of entries) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  const all = (name: string) => sent.get(name) ?? [];
  return Object.fromEntries(fields.map((field) => [field.handle, readValue(field, all)]));
}

function readValue(field: FormField, all: (name: string) => (string | PostedFile)[]): FieldValue {
  const texts = (name: string) => all(name).filter((value) => typeof value === 'string');
  const line = (name: string) => cleanLine(texts(name)[0] ?? '');
  const { handle } = field;
  switch (field.type) {
    case 'Agree':
      return texts(handle).some((text) => text !== '');
    case 'Checkboxes':
      return choices(texts(handle));
    case 'Dropdown':
      return field.multiple ? choices(texts(handle)) : line(handle);
    case 'Name':
      return field.useMultipleFields ? nameOf(field, (part) => line(partName(handle, part))) : line(handle);
    case 'Phone':
      return { number: line(handle), ...(field.countryEnabled && { country: line(partName(handle, 'country')) }) };
    case 'FileUpload':
      return [...texts(partName(handle, 'file')).map(readFile), ...all(handle).filter(isChosen).map(fileValue)];
    case 'MultiLineText':
    case 'Hidden':
      return cleanLines(texts(handle)[0] ?? '');
    default:
      return line(handle);
  }
}

function choices(texts: readonly string[]): string[] {
  return [...new Set(texts.map(cleanLine))].filter((text) => text !== '');
}

function nameOf(field: NameField, read: (part: keyof NameValue) => string): NameValue {
  return Object.fromEntries(namePartKeys.filter((part) => field[part]?.enabled).map((part) => [part, read(part)]));
}

/** Whether a file was selected. An empty file input sends a file without a name. */
function isChosen(value: string | PostedFile): value is PostedFile {
  return typeof value === 'object' && value.name !== '';
}

function fileValue({ name, size, token }: PostedFile): FileValue {
  return { name: cleanLine(name), bytes: size, ...(token !== undefined && { token }) };
}

/** Parses an uploaded file: its token, size in bytes and name. Only the token is trustworthy. */
function readFile(text: string): FileValue {
  const [token = '', bytes, ...name] = text.split(' ');
  return { token, bytes: Number(bytes) || 0, name: cleanLine(name.join(' ')) };
}

/** Returns the initial values of a form. */
export function initialValues(form: Pick<FormDefinition, 'pages'>): FormValues {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.handle, initialValue(field)]));
}

function initialValue(field: FormField): FieldValue {
  switch (field.type) {
    case 'Agree':
      return field.defaultChecked;
    case 'Checkboxes':
      return field.defaultValues;
    case 'Dropdown':
      return field.multiple ? field.defaultValues : (field.defaultValues[0] ?? '');
    case 'Name':
      return field.useMultipleFields ? nameOf(field, (part) => field[part]?.defaultValue ?? '') : (field.defaultValue ?? '');
    case 'Phone':
      return { number: field.defaultValue ?? '', ...(field.countryEnabled && { country: field.countryDefaultValue ?? '' }) };
    case 'Number':
      return field.defaultNumber === null ? '' : String(field.defaultNumber);
    case 'FileUpload':
      return [];
    default:
      return field.defaultValue ?? '';
  }
}
