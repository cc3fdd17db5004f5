import type { NamePartKey } from './form-definition.ts';

/** What a visitor has filled in, by the handles of fields. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/**
 * The value of a field: text for those that are typed or chosen once, a list for those with several choices, whether an Agree is
 * ticked, the parts of a name, a number with its country, or files. A number stays the text that was typed until it is sent.
 */
export type FieldValue = string | readonly string[] | boolean | NameValue | PhoneValue | readonly FileValue[];

/** The parts of a name (FRM-03 useMultipleFields). */
export type NameValue = { readonly [Part in NamePartKey]?: string };

/** `country` is its code of two letters. */
export type PhoneValue = { readonly country?: string; readonly number: string };

/** A file that was chosen; `token` is there once it is uploaded. */
export type FileValue = { readonly name: string; readonly bytes: number; readonly token?: string };
