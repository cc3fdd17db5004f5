import type { Field } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';

/** Values of a document by field name. */
export type Values = Record<string, unknown>;

/** Returns the values of a document with null or an empty list for every missing field. An update keeps fields that it does not contain. */
export function withEmptyFields(fields: readonly Field[], values: Values): Values {
  const complete: Values = {};
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs) {
        if (tabHasName(tab)) complete[tab.name] = withEmptyFields(tab.fields, (values[tab.name] ?? {}) as Values);
        else Object.assign(complete, withEmptyFields(tab.fields, values));
      }
    else if (fieldAffectsData(field)) {
      if (field.type !== 'join' && field.name !== 'id') complete[field.name] = completed(field, values[field.name]);
    } else if ('fields' in field) Object.assign(complete, withEmptyFields(field.fields, values));
  }
  return complete;
}

function completed(field: Field, value: unknown): unknown {
  if (field.type === 'group') return withEmptyFields(field.fields, (value ?? {}) as Values);
  const isList = field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany);
  return value ?? (isList ? [] : null);
}
