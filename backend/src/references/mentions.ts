import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { BlocksField, Field } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';

/** A document that another one names. */
export type Target = { collection: string; id: number };

/** A step on the way to a mention: a field or tab by its label, with the number of the row in it and the label of that row's block. */
export type Step = { label: unknown; name: string; row?: number; block?: unknown };

/** A place of a document that names another one; `locale` is set for localised fields. */
export type Mention = { target: Target; steps: readonly Step[]; locale?: LocaleCode };

type Position = { steps: readonly Step[]; locale?: LocaleCode };
type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Yields every mention of another document in `data`, a document that was read in all languages at depth 0. It follows the field
 * configuration alone, so that a new collection, field or block needs no entry here.
 */
export function* mentionsIn(fields: readonly Field[], data: unknown, at: Position = { steps: [] }): Generator<Mention> {
  if (!isRecord(data)) return;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if (tabHasName(tab)) yield* inAllLanguages({ ...tab, type: 'group' } as Field & { name: string }, data[tab.name], at);
        else yield* mentionsIn(tab.fields, data, at);
      }
    } else if (fieldAffectsData(field)) yield* inAllLanguages(field as Field & { name: string }, data[field.name], at);
    else if ('fields' in field) yield* mentionsIn(field.fields, data, at);
  }
}

/** A localised field holds a value per language, unless a field around it does already. */
function* inAllLanguages(field: Field & { name: string }, value: unknown, at: Position): Generator<Mention> {
  const isLocalised = 'localized' in field && field.localized && at.locale === undefined;
  if (!isLocalised) yield* inField(field, value, at);
  else if (isRecord(value))
    for (const [locale, text] of Object.entries(value)) yield* inField(field, text, { ...at, locale: locale as LocaleCode });
}

type NamedField = Field & { name: string };

function within(at: Position, step: Step): Position {
  return { ...at, steps: [...at.steps, step] };
}

function* inField(field: NamedField, value: unknown, at: Position): Generator<Mention> {
  const { name } = field;
  switch (field.type) {
    case 'relationship':
    case 'upload':
      for (const [index, item] of [value].flat().entries()) {
        const target = targetOf(field.relationTo, item);
        if (target) yield { ...within(at, { name, label: field.label, ...(field.hasMany && { row: index + 1 }) }), target };
      }
      return;
    case 'richText':
      for (const target of targetsWithin(value)) yield { ...within(at, { name, label: field.label }), target };
      return;
    case 'group':
      yield* mentionsIn(field.fields, value, within(at, { name, label: field.label }));
      return;
    case 'array':
      for (const [index, row] of rowsOf(value))
        yield* mentionsIn(field.fields, row, within(at, { name, label: field.labels?.singular ?? field.label, row: index + 1 }));
      return;
    case 'blocks':
      yield* inBlocks(field, value, at);
  }
}

function* inBlocks({ name, labels, label, blocks }: BlocksField, value: unknown, at: Position): Generator<Mention> {
  for (const [index, row] of rowsOf(value)) {
    const block = blocks.find(({ slug }) => isRecord(row) && row.blockType === slug);
    const step = { name, label: labels?.singular ?? label, row: index + 1, block: block?.labels?.singular ?? block?.slug };
    if (block) yield* mentionsIn(block.fields, row, within(at, step));
  }
}

const rowsOf = (value: unknown): [number, unknown][] => (Array.isArray(value) ? [...value.entries()] : []);

function targetOf(relationTo: string | readonly string[], value: unknown): Target | undefined {
  if (typeof relationTo !== 'string')
    return isRecord(value) && typeof value.relationTo === 'string' ? targetOf(value.relationTo, value.value) : undefined;
  const id = Number(isRecord(value) ? value.id : (value ?? Number.NaN));
  return Number.isInteger(id) ? { collection: relationTo, id } : undefined;
}

/** The documents to which the nodes of a rich text lead, at any depth. */
function* targetsWithin(value: unknown): Generator<Target> {
  if (Array.isArray(value)) for (const item of value) yield* targetsWithin(item);
  if (!isRecord(value)) return;
  const target = typeof value.relationTo === 'string' && 'value' in value ? targetOf(value.relationTo, value.value) : undefined;
  if (target) yield target;
  else for (const item of Object.values(value)) yield* targetsWithin(item);
}
