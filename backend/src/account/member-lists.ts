import type { Where } from 'payload';

type Condition = { field: 'isApproved' | 'isDisabled' | 'activatedAt'; operator: 'equals' | 'exists'; value: boolean };

/** The lists of members that editors ask for most: who is active and waits, and who is kept out. */
export const memberLists = {
  waiting: [
    { field: 'isApproved', operator: 'equals', value: false },
    { field: 'activatedAt', operator: 'exists', value: true },
    { field: 'isDisabled', operator: 'equals', value: false },
  ],
  disabled: [{ field: 'isDisabled', operator: 'equals', value: true }],
} as const satisfies Record<string, readonly Condition[]>;

/** A list as Payload is asked for it. */
export const whereOf = (conditions: readonly Condition[]): Where => ({
  and: conditions.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })),
});

/** A list as the address of the admin's page has it, so that its filters show what is filtered. */
export function parametersOf(conditions: readonly Condition[]): string {
  const parameters = new URLSearchParams(
    conditions.map(({ field, operator, value }, at) => [`where[or][0][and][${at}][${field}][${operator}]`, String(value)]),
  );
  return `?${parameters}`;
}
