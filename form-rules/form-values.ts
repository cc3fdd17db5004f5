import type { NamePartKey } from './form-definition.ts';

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
export type PhoneValue = { readonly country?: string; readonly number: string };

/** A selected file; `token` is set once it is uploaded. */
export type FileValue = { readonly name: string; readonly bytes: number; readonly token?: string };
