import type { Label } from '../../platform/payload/label.ts';

/** The admin's component that names a row by what is in it. */
export const formRowLabel = '/components/form-row-label.tsx#FormRowLabel';

/** Where labels and instructions stand. */
export const positions = {
  aboveInput: { nl: 'Boven het veld', en: 'Above the input', de: 'Über dem Feld' },
  belowInput: { nl: 'Onder het veld', en: 'Below the input', de: 'Unter dem Feld' },
  leftInput: { nl: 'Links van het veld', en: 'Left of the input', de: 'Links vom Feld' },
  rightInput: { nl: 'Rechts van het veld', en: 'Right of the input', de: 'Rechts vom Feld' },
  hidden: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
} as const satisfies Record<string, Label>;
