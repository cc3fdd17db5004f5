import type { Where } from 'payload';

type Condition = { field: 'isApproved' | 'isDisabled' | 'activatedAt'; operator: 'equals' | 'exists'; value: boolean };

/** Predefined member lists for editors: active members who wait for approval, and disabled members. */
export const memberLists = {
  waiting: [
    { field: 'isApproved', operator: 'equals', value: false },
    { field: 'activatedAt', operator: 'exists', value: true },
    { field: 'isDisabled', operator: 'equals', value: false },
  ],
  disabled: [{ field: 'isDisabled', operator: 'equals', value: true }],
} as const satisfies Record<string, readonly Condition[]>;

/** Returns the conditions of a list as a Payload query. */
export const whereOf = (conditions: readonly Condition[]): Where => ({
  and: conditions.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })),
});

/** Returns the conditions of a list as query parameters of the admin page, so that the page shows its filters. */
export function parametersOf(conditions: readonly Condition[]): string {
  const parameters = new URLSearchParams(
    conditions.map(({ field, operator, value }, at) => [`where[or][0][and][${at}][${field}][${operator}]`, String(value)]),
  );
  return `?${parameters}`;
}
