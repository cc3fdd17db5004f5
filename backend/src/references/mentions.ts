import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { BlocksField, Field } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';

/** Document that another document refers to. */
export type Target = { collection: string; id: number };

/**
 * Step on the path to a mention: a field or tab with its label, the number of the row in it, and the label of that row's block.
 */
export type Step = { label: unknown; name: string; row?: number; block?: unknown };

/** Reference to another document. `locale` is set within localised fields. `replace` makes it refer to another id. */
export type Mention = { target: Target; steps: readonly Step[]; locale?: LocaleCode; replace: (id: number) => void };

type Position = { steps: readonly Step[]; locale?: LocaleCode };
type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Yields every mention of another document in `data`, a document that was read at depth 0: in all languages, or in `at.locale`.
 * Follows only the field configuration, so that a new collection, field or block needs no change here.
 */
export function* mentionsIn(fields: readonly Field[], data: unknown, at: Position = { steps: [] }): Generator<Mention> {
  if (!isRecord(data)) return;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if (tabHasName(tab)) yield* inAllLanguages({ ...tab, type: 'group' } as NamedField, data, at);
        else yield* mentionsIn(tab.fields, data, at);
      }
    } else if (fieldAffectsData(field)) yield* inAllLanguages(field as NamedField, data, at);
    else if ('fields' in field) yield* mentionsIn(field.fields, data, at);
  }
}

type NamedField = Field & { name: string };

/** Yields the mentions in a field. A localised field has a value per language, unless an outer field is localised. */
function* inAllLanguages(field: NamedField, holder: Values, at: Position): Generator<Mention> {
  const value = holder[field.name];
  const isLocalised = 'localized' in field && field.localized && at.locale === undefined;
  if (!isLocalised) yield* inField(field, holder, field.name, at);
  else if (isRecord(value))
    for (const locale of Object.keys(value)) yield* inField(field, value, locale, { ...at, locale: locale as LocaleCode });
}

function within(at: Position, step: Step): Position {
  return { ...at, steps: [...at.steps, step] };
}

/** Yields the mentions in the value of `holder[key]`. */
function* inField(field: NamedField, holder: Values, key: string, at: Position): Generator<Mention> {
  const { name } = field;
  const value = holder[key];
  switch (field.type) {
    case 'relationship':
    case 'upload':
      for (const [index, item] of [value].flat().entries()) {
        const target = targetOf(field.relationTo, item);
        if (!target) continue;
        const replace = (id: number) => {
          holder[key] = Array.isArray(value) ? retargetedIn([holder[key]].flat(), item, id) : retargeted(item, id);
        };
        yield { ...within(at, { name, label: field.label, ...(field.hasMany && { row: index + 1 }) }), target, replace };
      }
      return;
    case 'richText':
      for (const mention of mentionsWithin(value)) yield { ...within(at, { name, label: field.label }), ...mention };
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

/** Returns a relation value that refers to another document of the same collection. */
const retargeted = (value: unknown, id: number): unknown =>
  isRecord(value) && 'relationTo' in value ? { ...value, value: id } : id;

/** Returns the list with an item that refers to another document. Omits the item if the list already contains that document. */
function retargetedIn(list: unknown[], item: unknown, id: number): unknown[] {
  const renamed = retargeted(item, id);
  const isThere = list.some((other) => JSON.stringify(other) === JSON.stringify(renamed));
  return list.flatMap((other) => (other !== item ? [other] : isThere ? [] : [renamed]));
}

/** Yields the documents that the nodes of a rich text refer to, at any depth. */
function* mentionsWithin(value: unknown): Generator<Pick<Mention, 'target' | 'replace'>> {
  if (Array.isArray(value)) for (const item of value) yield* mentionsWithin(item);
  if (!isRecord(value)) return;
  const target = typeof value.relationTo === 'string' && 'value' in value ? targetOf(value.relationTo, value.value) : undefined;
  const replace = (id: number) => {
    value.value = id;
  };
  if (target) yield { target, replace };
  else for (const item of Object.values(value)) yield* mentionsWithin(item);
}
