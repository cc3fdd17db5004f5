/**
 * Possible problems of a field, or (without a handle) of a form. The site has a message for each. `preview`: nothing is submitted from a
 * preview.
 */
export const problemKeys = [
  'required',
  'letters',
  'numbers',
  'email',
  'phone',
  'vat',
  'plateCode',
  'past',
  'tooLong',
  'tooManyWords',
  'tooSmall',
  'tooLarge',
  'wholeNumber',
  'noOption',
  'tooManyChoices',
  'tooManyFiles',
  'fileTooLarge',
  'fileType',
  'fileUnsafe',
  'fileGone',
  'unreadable',
  'captcha',
  'tooOften',
  'expired',
  'emptyList',
  'goneProduct',
  'unavailable',
  'preview',
] as const;

export type ProblemKey = (typeof problemKeys)[number];

/** A violated rule. `amount` is the number of the rule: the maximum length, the minimum value, the line of the list. */
export type FormProblem = {
  /** Handle of the field; null if the whole form is refused. */
  handle: string | null;
  /** Invalid part of a name. */
  part?: string;
  key: ProblemKey;
  amount?: number;
};
