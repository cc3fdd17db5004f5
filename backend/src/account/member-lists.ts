import type { Condition } from '../platform/payload/list-filter.ts';

/** Predefined member lists for editors: active members who wait for approval, and disabled members. */
export const memberLists = {
  waiting: [
    { field: 'isApproved', operator: 'equals', value: false },
    { field: 'activatedAt', operator: 'exists', value: true },
    { field: 'isDisabled', operator: 'equals', value: false },
  ],
  disabled: [{ field: 'isDisabled', operator: 'equals', value: true }],
} as const satisfies Record<string, readonly Condition[]>;
