import type { ClientField, FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';

/** Values of a stored or copied block; its type, texts and relations by field name. */
export type BlockValues = Record<string, unknown> & { blockType: string };

type Values = Record<string, unknown>;

/** Returns an id as Payload gives to rows: 24 hexadecimal digits. */
function newRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** State of a field with a value. */
const fieldState = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });

/** Returns the state of a list and of its rows, which get new ids. */
function listState(path: string, fields: readonly ClientField[], rows: readonly Values[]): FormState {
  const ids = rows.map(newRowId);
  const state: FormState = {
    [path]: { ...fieldState(rows.length), disableFormData: rows.length > 0, rows: ids.map((id) => ({ id })) },
  };
  for (const [place, row] of rows.entries()) {
    Object.assign(state, rowState(fields, row, `${path}.${place}.`));
    state[`${path}.${place}.id`] = fieldState(ids[place]);
  }
  return state;
}

/** Returns the state of a form for the values of a new row, by the paths of its fields after the prefix. Rows in it get new ids. */
export function rowState(fields: readonly ClientField[], values: Values, prefix = ''): FormState {
  return Object.assign({}, ...fields.map((field) => stateOf(field, values, prefix)));
}

function stateOf(field: ClientField, values: Values, prefix: string): FormState {
  if (field.type === 'tabs') return Object.assign({}, ...field.tabs.map((tab) => rowState(tab.fields, values, prefix)));
  const name = 'name' in field ? field.name : undefined;
  if (field.type === 'array') return listState(`${prefix}${name}`, field.fields, (values[`${name}`] ?? []) as Values[]);
  if ('fields' in field)
    return name
      ? rowState(field.fields, (values[name] ?? {}) as Values, `${prefix}${name}.`)
      : rowState(field.fields, values, prefix);
  if (!name || name === 'id' || values[name] === undefined) return {};
  return { [`${prefix}${name}`]: fieldState(values[name]) };
}

/** Copied rows in the clipboard of Payload, which is an entry of the local storage. */
const clipboardKey = '_payloadClipboard';

const isBlock = (value: unknown): value is BlockValues =>
  typeof value === 'object' && value !== null && 'blockType' in value && typeof value.blockType === 'string';

/** Returns the blocks that the editor has copied with "Copy row" or "Copy field"; none if something else was copied. */
export function copiedBlocks(storage: Pick<Storage, 'getItem'>, kinds: readonly string[]): BlockValues[] {
  try {
    const { type, path, data } = JSON.parse(storage.getItem(clipboardKey) ?? '{}');
    if (type !== 'blocks' || typeof path !== 'string') return [];
    const values = reduceFieldsToValues(data as FormState, true);
    const rows: unknown = path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);
    return Array.isArray(rows) ? rows.filter(isBlock).filter(({ blockType }) => kinds.includes(blockType)) : [];
  } catch {
    return [];
  }
}
