import type { Label } from '../../platform/payload/label.ts';

/** Admin component that labels a field by its content and type. */
export const fieldLabel = '/components/forms/field-label.tsx#FormFieldLabel';

/** Label of a text that is required in the main language only. */
export const neededLabel = '/components/forms/field-label.tsx#NeededLabel';

/** Input of a handle, which follows the label until the form is saved. */
export const handleInput = '/components/forms/handle-input.tsx#HandleInput';

/** Select inputs for a field of the form, and for one of its agreements. */
export const fieldChoice = '/components/forms/field-choice.tsx#FieldChoice';
export const agreementChoice = '/components/forms/field-choice.tsx#AgreementChoice';

/** Select input for a value of the field that a condition refers to. */
export const valueChoice = '/components/forms/value-choice.tsx#ValueChoice';

/** Positions of labels and instructions. */
export const positions = {
  aboveInput: { nl: 'Boven het veld', en: 'Above the input', de: 'Über dem Feld' },
  belowInput: { nl: 'Onder het veld', en: 'Below the input', de: 'Unter dem Feld' },
  leftInput: { nl: 'Links van het veld', en: 'Left of the input', de: 'Links vom Feld' },
  rightInput: { nl: 'Rechts van het veld', en: 'Right of the input', de: 'Rechts vom Feld' },
  hidden: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
} as const satisfies Record<string, Label>;
