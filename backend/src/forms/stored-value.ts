import { decryptText } from '../platform/field-encryption.ts';
import type { FieldKeys } from '../platform/field-keys.ts';

/** A file that came with a submission: `upload` is its row. */
export type StoredFile = { upload: number; name: string; bytes: number };

/** A field as it was filled in, in the words of its moment; the text is encrypted where the field asks for it. */
export type StoredValue = { handle: string; label: string; type: string } & (
  | { text: string }
  | { encrypted: string }
  | { files: readonly StoredFile[] }
);

/** What stands where content is withheld. */
export const withheld = '•••';

/** The values of a submission as they are read by those who may: in words, with what was encrypted. */
export function readableValues(keys: FieldKeys, submission: number, values: readonly StoredValue[]): StoredValue[] {
  return values.map((value) => {
    if (!('encrypted' in value)) return value;
    const { encrypted, ...rest } = value;
    return { ...rest, text: decryptText(keys, { record: submission, handle: value.handle }, encrypted) ?? withheld };
  });
}

/** The values without what is encrypted, for lists. */
export function withheldValues(values: readonly StoredValue[]): StoredValue[] {
  return values.map((value) => {
    if (!('encrypted' in value)) return value;
    const { encrypted: _, ...rest } = value;
    return { ...rest, text: withheld };
  });
}

/** A value in words: files by their names. */
export function textOf(value: StoredValue): string {
  if ('files' in value) return value.files.map(({ name }) => name).join(', ');
  return 'text' in value ? value.text : withheld;
}

/** The values of a record, of which only the database says what they are. */
export function storedValues(values: unknown): StoredValue[] {
  return Array.isArray(values) ? (values as StoredValue[]) : [];
}
