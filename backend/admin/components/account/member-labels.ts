import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts above the list of members. */
export const memberLabels = {
  lists: { nl: 'Lijsten', en: 'Lists', de: 'Listen' },
  all: { nl: 'Alle leden', en: 'All members', de: 'Alle Mitglieder' },
  waiting: { nl: 'Wachten op goedkeuring', en: 'Waiting for approval', de: 'Warten auf Freigabe' },
  disabled: { nl: 'Geblokkeerd', en: 'Disabled', de: 'Gesperrt' },
} as const satisfies Record<string, Label>;
