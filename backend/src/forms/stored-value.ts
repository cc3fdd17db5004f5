import { decryptText } from '../platform/field-encryption.ts';
import type { FieldKeys } from '../platform/field-keys.ts';

/** A file of a submission. `upload` is the ID of its row. */
export type StoredFile = { upload: number; name: string; bytes: number };

/** A submitted field with its label and value at that time. The text is encrypted if the field requires it. */
export type StoredValue = { handle: string; label: string; type: string } & (
  | { text: string }
  | { encrypted: string }
  | { files: readonly StoredFile[] }
);

/** Text that replaces withheld content. */
export const withheld = '•••';

/** Returns the values of a submission with their encrypted texts decrypted, for users who may read them. */
export function readableValues(keys: FieldKeys, submission: number, values: readonly StoredValue[]): StoredValue[] {
  return values.map((value) => {
    if (!('encrypted' in value)) return value;
    const { encrypted, ...rest } = value;
    return { ...rest, text: decryptText(keys, { record: submission, handle: value.handle }, encrypted) ?? withheld };
  });
}

/** Returns the values with their encrypted texts withheld, for lists. */
export function withheldValues(values: readonly StoredValue[]): StoredValue[] {
  return values.map((value) => {
    if (!('encrypted' in value)) return value;
    const { encrypted: _, ...rest } = value;
    return { ...rest, text: withheld };
  });
}

/** Returns a value as text; files by their names. */
export function textOf(value: StoredValue): string {
  if ('files' in value) return value.files.map(({ name }) => name).join(', ');
  return 'text' in value ? value.text : withheld;
}

/** Returns the values in the JSON of a record; an empty list if it is not a list. */
export function storedValues(values: unknown): StoredValue[] {
  return Array.isArray(values) ? (values as StoredValue[]) : [];
}
