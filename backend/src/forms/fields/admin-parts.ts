import type { Label } from '../../platform/payload/label.ts';

/** The admin's component that names a row by what is in it. */
export const formRowLabel = '/components/forms/row-label.tsx#FormRowLabel';

/** The same for a field, with its type. */
export const fieldLabel = '/components/forms/field-label.tsx#FormFieldLabel';

/** The label of a text that is needed in the main language alone. */
export const neededLabel = '/components/forms/needed-label.tsx#NeededLabel';

/** The input of a handle, which follows the label until it is stored. */
export const handleInput = '/components/forms/handle-input.tsx#HandleInput';

/** A choice among the fields of the form, and one among its agreements. */
export const fieldChoice = '/components/forms/field-choice.tsx#FieldChoice';
export const agreementChoice = '/components/forms/field-choice.tsx#AgreementChoice';

/** A choice among the values of the field that a condition looks at. */
export const valueChoice = '/components/forms/value-choice.tsx#ValueChoice';

/** Where labels and instructions stand. */
export const positions = {
  aboveInput: { nl: 'Boven het veld', en: 'Above the input', de: 'Über dem Feld' },
  belowInput: { nl: 'Onder het veld', en: 'Below the input', de: 'Unter dem Feld' },
  leftInput: { nl: 'Links van het veld', en: 'Left of the input', de: 'Links vom Feld' },
  rightInput: { nl: 'Rechts van het veld', en: 'Right of the input', de: 'Rechts vom Feld' },
  hidden: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
} as const satisfies Record<string, Label>;
