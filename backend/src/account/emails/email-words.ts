import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Texts of an email. `{company}` and `{email}` are placeholders. A button or link is shown only if it has a target. */
export type EmailWords = {
  subject: string;
  title: string;
  intro: string;
  /** Label of the main action. */
  button?: string;
  /** Labels of further links, by target page. */
  links?: Partial<Record<'login' | 'forgotPassword' | 'account' | 'changePassword', string>>;
  note?: string;
};

export type WordsOfKinds<Kind extends string> = Record<Kind, Record<LocaleCode, EmailWords>>;
