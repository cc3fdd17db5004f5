import type { Where } from 'payload';

/** Condition of a filter of the admin's lists. */
export type Condition = { field: string; operator: 'equals' | 'exists' | 'greater_than'; value: string | boolean };

/** Returns the conditions as a Payload query. */
export const whereOf = (conditions: readonly Condition[]): Where => ({
  and: conditions.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })),
});

/** Returns the conditions as query parameters of a list of the admin, so that the page shows its filters. */
export function parametersOf(conditions: readonly Condition[]): string {
  const parameters = new URLSearchParams(
    conditions.map(({ field, operator, value }, at) => [`where[or][0][and][${at}][${field}][${operator}]`, String(value)]),
  );
  return `?${parameters}`;
}
