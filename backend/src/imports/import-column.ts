import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Label } from '../platform/payload/label.ts';

/** Value of a field in a comparable form. Null is empty; a list has no order. */
export type CellValue = string | number | boolean | readonly string[] | null;

/** Collections whose documents are imported. */
export type RecordKind = 'variants' | 'products' | 'media' | 'redirects';

/** Kind of a file, detected by its columns. A file of the catalogue has one row per variant. */
export const fileKinds = ['catalogue', 'pictures', 'redirects'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Value of a list that editors choose from, with all names by which a file may call it. The first one is exported. */
export type Choice = { value: string; names: readonly string[] };

export type ValueRule =
  | { type: 'text'; maxLength: number; pattern?: RegExp }
  | { type: 'number'; min: number; max: number; decimals: number }
  | { type: 'flag' }
  | { type: 'choice'; choices: readonly Choice[]; hasMany: boolean };

export type ImportColumn = {
  /** Identifies the column in a file, such as `products.title.nl`. */
  key: string;
  kind: RecordKind;
  /** Name of the field in its document, such as `title` or `fact.armrest`. */
  field: string;
  locale?: LocaleCode;
  label: Label;
  value: ValueRule;
  /** Whether the column identifies a document, and is never changed. */
  isKey?: boolean;
  /** Whether a new document needs a value, and an existing one cannot lose it. */
  isRequired?: boolean;
  /** Whether the column only helps editors to read the file. */
  isNote?: boolean;
  width?: number;
};

/** Key of the values of a document, such as `title.nl`. */
export const valueKey = ({ field, locale }: Pick<ImportColumn, 'field' | 'locale'>): string =>
  locale === undefined ? field : `${field}.${locale}`;

/** Returns the heading of a column in a language of the admin, such as `Titel (de)`. */
export function headingOf({ label, locale }: ImportColumn, language: string): string {
  const text = Object.entries(label).find(([code]) => code === language)?.[1] ?? label.en;
  return locale === undefined ? text : `${text} (${locale})`;
}

/** Whether two values are the same. Lists are compared without their order. */
export function isSameValue(one: CellValue, other: CellValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  return one.length === other.length && [...one].sort().join('\n') === [...other].sort().join('\n');
}
