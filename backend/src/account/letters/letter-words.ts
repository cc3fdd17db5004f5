import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** What a mail says. `{company}` and `{email}` are put in their places; a button or link stands where there is somewhere to go. */
export type LetterWords = {
  subject: string;
  title: string;
  intro: string;
  /** The one thing to do. */
  button?: string;
  /** What else can be done, by where it leads. */
  links?: Partial<Record<'login' | 'forgotPassword' | 'account' | 'changePassword', string>>;
  note?: string;
};

export type WordsOfKinds<Kind extends string> = Record<Kind, Record<LocaleCode, LetterWords>>;
