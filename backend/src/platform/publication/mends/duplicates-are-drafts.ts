import type { Field, FlattenedField, SanitizedConfig } from 'payload';

/** A duplicate keeps the status of its original in the other languages, and is live there at once; here it is a draft in all. */
export function duplicatesAreDrafts(config: SanitizedConfig): void {
  for (const { fields, flattenedFields, versions } of config.collections) {
    if (versions?.drafts)
      for (const field of statusFields([...fields, ...flattenedFields]))
        field.hooks = { ...field.hooks, beforeDuplicate: [() => 'draft'] };
  }
}

type StatusField = Extract<Field, { type: 'select' }>;

function statusFields(fields: readonly (Field | FlattenedField)[]): StatusField[] {
  return fields.filter((field): field is StatusField => 'name' in field && field.name === '_status' && field.type === 'select');
}
