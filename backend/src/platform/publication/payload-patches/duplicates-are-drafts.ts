import type { Field, FlattenedField, SanitizedConfig } from 'payload';

/**
 * Makes duplicates drafts in all languages. Payload keeps the status of the original in the other languages, so that a duplicate would be
 * published at once.
 */
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
