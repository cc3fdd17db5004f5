/** What can be wrong with a field, or (without a handle) with a form. The site says it in words. From a `preview` nothing is sent. */
export const problemKeys = [
  'required',
  'letters',
  'numbers',
  'email',
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

/** A rule that what was filled in breaks. `amount` is the number that the rule speaks of: the most characters, the least value, the line of the list. */
export type FormProblem = {
  /** Of the field; null where it is the form that is refused. */
  handle: string | null;
  /** Of a name, the part that is wrong. */
  part?: string;
  key: ProblemKey;
  amount?: number;
};
