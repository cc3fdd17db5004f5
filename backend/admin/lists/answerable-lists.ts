import { defaultLocale } from '@plantsoen/contract/locales.ts';
import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  getFieldByPath,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { searchTitlesInAnyLanguage, showTitlesOfAnyLanguage } from './titles-in-any-language.ts';
import { nameVariants } from './variant-names.ts';

/** Adds the hooks of lists to a collection: filters that can be answered, titles of other languages, and names of variants. */
export function answerLists({ slug, hooks }: SanitizedCollectionConfig): void {
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), askAnswerably, searchTitlesInAnyLanguage];
  hooks.afterOperation = [...(hooks.afterOperation ?? []), showTitlesOfAnyLanguage];
  if (slug === 'variants') nameVariants({ hooks });
}

/** Limits filter, page and language of a list's address, which an editor may change freely, to values that the database can answer. */
export const askAnswerably: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { where, page } = args as { where?: unknown; page?: number };
  if (overrideAccess || (where === undefined && page === undefined)) return args;
  req.locale ??= defaultLocale;
  return {
    ...args,
    ...(where !== undefined && where !== null && { where: answerable(where, collection.flattenedFields, req.payload.config) }),
    ...(page !== undefined && { page: Math.max(1, Math.trunc(page) || 1) }),
  };
};

type Field = Pick<FlattenedField, 'type'> & { options?: unknown; relationTo?: unknown };

/** A filter that matches no row. */
export const nothing: Where = { id: { equals: -1 } };

const comparisons = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const equality = ['equals', 'not_equals', 'in', 'not_in'];
const words = [...equality, ...comparisons, 'like', 'not_like', 'contains'];

/** Allowed operators by type of field; other types have none. */
const operators: Partial<Record<Field['type'], readonly string[]>> = {
  text: words,
  textarea: words,
  email: words,
  code: words,
  number: [...equality, ...comparisons, 'like'],
  date: [...equality, ...comparisons],
  select: equality,
  radio: equality,
  checkbox: ['equals', 'not_equals'],
  relationship: equality,
  upload: equality,
};

const isNumber = (value: unknown) => String(value).trim() !== '' && Number.isFinite(Number(value));

/** Whether a value is valid for a field of this type. */
function isValueOf({ type, options, relationTo }: Field, value: unknown): boolean {
  if (value === null || value === 'null') return true;
  if (Array.isArray(relationTo)) return typeof value === 'object';
  if (typeof value === 'object') return value instanceof Date;
  switch (type) {
    case 'number':
    case 'relationship':
    case 'upload':
      return isNumber(value);
    case 'date':
      return !Number.isNaN(Date.parse(String(value)));
    case 'select':
    case 'radio':
      return Array.isArray(options) && options.some((option) => (option?.value ?? option) === value);
    case 'checkbox':
      return ['true', 'false'].includes(String(value));
    default:
      return !String(value).includes('\0');
  }
}

const valuesOf = (operator: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return operator.endsWith('in') && typeof value === 'string' ? value.split(',') : [value];
};

function canAsk(field: Field, operator: string, value: unknown): boolean {
  const known = operators[field.type];
  if (!known) return false;
  if (operator === 'exists') return !Array.isArray(field.relationTo);
  return known.includes(operator) && valuesOf(operator, value).every((one) => isValueOf(field, one));
}

/**
 * Returns the filter of a list in a form that the database can answer. A condition that is invalid for the type of its field finds
 * nothing instead of causing a database error. Unknown paths are left for Payload to refuse.
 */
export function answerable(where: unknown, fields: FlattenedField[], config: SanitizedConfig): Where {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return nothing;
  const answered: Where = {};
  for (const [key, asked] of Object.entries(where)) {
    if (['and', 'or'].includes(key.toLowerCase())) {
      if (!Array.isArray(asked)) return nothing;
      answered[key] = asked.map((one) => answerable(one, fields, config));
      continue;
    }
    const path = key.replaceAll('__', '.');
    const field = fieldAt(path, fields, config);
    if (typeof asked !== 'object' || asked === null) return nothing;
    if (field && excludesNothing(field, asked)) continue;
    if (field && !Object.entries(asked).every(([operator, value]) => canAsk(field, operator, value))) return nothing;
    answered[key] = asked;
  }
  return answered;
}

/** Whether a condition only excludes a value that no row can have: Payload selects all rows by `{ id: { not_equals: '' } }`. */
const excludesNothing = ({ type }: Field, asked: object) =>
  type === 'number' && Object.entries(asked).every(([operator, value]) => operator === 'not_equals' && value === '');

/** Returns the field of a path; a path within JSON belongs to the JSON field. */
function fieldAt(path: string, fields: FlattenedField[], config: SanitizedConfig): Field | undefined {
  if (path === 'id') return { type: 'number' };
  const first = fields.find(({ name }) => name === path.split('.')[0]);
  if (first?.type === 'json') return first;
  return getFieldByPath({ fields, path, config, includeRelationships: true })?.field;
}
