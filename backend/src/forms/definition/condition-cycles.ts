import type { PlacedField } from './form-definition-validation.ts';

/** Whether the conditions of a field depend on the field itself, directly or through other fields. */
export function closesCycle(handle: string, fields: readonly PlacedField[]): boolean {
  const asked = new Map(
    fields
      .filter(({ field }) => field.enableConditions)
      .map(({ field }) => [field.handle, (field.conditions?.rules ?? []).map((rule) => rule.field)]),
  );
  const seen = new Set<string>();
  const waiting = [...(asked.get(handle) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === handle) return true;
    if (!seen.has(next)) waiting.push(...(asked.get(next) ?? []));
    seen.add(next);
  }
  return false;
}
