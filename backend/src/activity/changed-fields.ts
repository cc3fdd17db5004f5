import { isDeepStrictEqual } from 'node:util';
import type { FlattenedField } from 'payload';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextWords } from '../platform/rich-text/rich-text-words.ts';

/** Step on the path to a field: the name of a field or tab, with the row in it (counted from 1) and that row's block. */
export type Step = { name: string; row?: number; block?: string };

/**
 * Change of a field, or of a row of a list. `before` and `after` are set for values that can be shown: texts, numbers, booleans,
 * and the ids of relations.
 */
export type FieldChange = {
  steps: readonly Step[];
  change: 'value' | 'added' | 'removed' | 'order';
  before?: ShownValue;
  after?: ShownValue;
};

export type ShownValue = string | number | boolean | readonly (string | number)[];

type Values = Record<string, unknown>;

/** Maximum length of a text in the log. */
const maxTextLength = 300;

/** Fields that Payload derives. A replaced file is reported by its name. */
const derived: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an editor sees the field, or it is the name of an uploaded file. */
function isReported(field: FlattenedField): boolean {
  const isHidden = ('hidden' in field && field.hidden) || (field.admin && 'hidden' in field.admin && field.admin.hidden);
  return !derived.has(field.name) && field.type !== 'join' && (field.name === 'filename' || !isHidden);
}

/**
 * Yields the differences between two states of a document in one language, which were read at any depth. Ignores fields that are absent
 * from `after`, which the caller may not read or has not selected. Follows only the field configuration.
 */
export function* changedFields(
  fields: readonly FlattenedField[],
  before: unknown,
  after: unknown,
  steps: readonly Step[] = [],
): Generator<FieldChange> {
  if (!isRecord(after)) return;
  const earlier = isRecord(before) ? before : {};
  for (const field of fields)
    if (isReported(field) && field.name in after) yield* changesOf(field, earlier[field.name], after[field.name], steps);
}

function* changesOf(field: FlattenedField, before: unknown, after: unknown, steps: readonly Step[]): Generator<FieldChange> {
  const { name } = field;
  if (field.type === 'group' || field.type === 'tab') {
    yield* changedFields(field.flattenedFields, before, after, [...steps, { name }]);
  } else if (field.type === 'array') {
    yield* changedRows(name, () => field.flattenedFields, rowsOf(before), rowsOf(after), steps);
  } else if (field.type === 'blocks') {
    const fieldsOf = (row: Values) => field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
    yield* changedRows(name, fieldsOf, rowsOf(before), rowsOf(after), steps);
  } else {
    const [one, other] = [comparable(field, before), comparable(field, after)];
    if (!isDeepStrictEqual(one, other))
      yield { steps: [...steps, { name }], change: 'value', ...shown('before', field, one), ...shown('after', field, other) };
  }
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Yields the rows that were added, removed or changed, matched by their ids, and whether the others changed their order. */
function* changedRows(
  name: string,
  fieldsOf: (row: Values) => readonly FlattenedField[],
  before: readonly Values[],
  after: readonly Values[],
  steps: readonly Step[],
): Generator<FieldChange> {
  const stepOf = (rows: readonly Values[], row: Values): Step => ({
    name,
    row: rows.indexOf(row) + 1,
    ...(typeof row.blockType === 'string' && { block: row.blockType }),
  });
  const earlier = new Map(before.map((row) => [row.id, row]));
  const later = new Set(after.map(({ id }) => id));
  for (const row of before) if (!later.has(row.id)) yield { steps: [...steps, stepOf(before, row)], change: 'removed' };
  for (const row of after) {
    const path = [...steps, stepOf(after, row)];
    if (!earlier.has(row.id)) yield { steps: path, change: 'added' };
    else yield* changedFields(fieldsOf(row), earlier.get(row.id), row, path);
  }
  const common = (rows: readonly Values[]) => rows.map(({ id }) => id).filter((id) => later.has(id) && earlier.has(id));
  if (!isDeepStrictEqual(common(before), common(after))) yield { steps: [...steps, { name }], change: 'order' };
}

/** Returns a value without differences that editors do not make: empty values are null, and related documents are their ids. */
function comparable(field: FlattenedField, value: unknown): unknown {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (field.type !== 'relationship' && field.type !== 'upload') return value;
  return Array.isArray(value) ? value.map(idOf) : idOf(value);
}

/** Returns the id of a related document, with its collection if the field refers to several. */
function idOf(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if ('relationTo' in value) return `${value.relationTo}/${idOf(value.value)}`;
  return value.id;
}

/** Returns the value as it can be shown; nothing for empty values and for objects, such as the fields of a form. */
function shown(key: 'before' | 'after', field: FlattenedField, value: unknown): { [key in 'before' | 'after']?: ShownValue } {
  if (field.type === 'richText') {
    const { headings, text } = richTextWords(value as RichText | null);
    const words = [...headings, text].filter(Boolean).join(' ');
    return words ? { [key]: shortened(words) } : {};
  }
  if (typeof value === 'string') return { [key]: shortened(value) };
  if (typeof value === 'number' || typeof value === 'boolean') return { [key]: value };
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
    return { [key]: value };
  return {};
}

const shortened = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text);
