import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import { letter } from '../../mail/letter.ts';
import type { LetterCompany, LetterPart } from '../../mail/letter-parts.ts';
import type { Mail } from '../../mail/mail.ts';
import { keptAccountWords } from './kept-account-words.ts';
import { newAccountWords } from './new-account-words.ts';
import { newAddressWords } from './new-address-words.ts';

const words = { ...newAccountWords, ...keptAccountWords, ...newAddressWords };

export type LetterKind = keyof typeof words;

/** In whose name mails go out, in which language, and where their links lead. */
export type Sender = { locale: LocaleCode; company: LetterCompany; siteOrigin: string };

type Facts = {
  to: string;
  /** By what the mail begins; absent where whoever gets it may be a stranger to who typed it. */
  name?: string | undefined;
  /** What the button brings along. */
  token?: string;
  /** The address that the mail speaks of. */
  email?: string;
};

/** Where the button of a mail leads: to a page that asks to be sure, as programs open links, too (SEC-06). */
const buttonTargets: Partial<Record<LetterKind, { path: PathKey; parameter: string }>> = {
  'account-activation': { path: 'activate', parameter: 'token' },
  'account-again': { path: 'resetPassword', parameter: 'token' },
  'password-reset': { path: 'resetPassword', parameter: 'token' },
  'email-confirmation': { path: 'activate', parameter: 'email' },
};

/** With a name and without. */
const greetings: Record<LocaleCode, (name: string | undefined) => string> = {
  nl: (name) => (name ? `Beste ${name},` : 'Goedendag,'),
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
};

/** A mail about an account. */
export function accountMail(kind: LetterKind, { locale, company, siteOrigin }: Sender, facts: Facts): Mail {
  const { subject, title, intro, button, links = {}, note } = words[kind][locale];
  const said = intro.replace('{company}', () => company.name).replace('{email}', () => facts.email ?? '');
  const target = buttonTargets[kind];
  const linked = Object.entries(links) as [PathKey, string][];
  const parts: LetterPart[] = [
    ...(button && target && facts.token
      ? [
          {
            kind: 'button',
            label: button,
            url: withToken(siteOrigin + pathOf(target.path, locale), target.parameter, facts.token),
          } as const,
        ]
      : []),
    ...linked.map(([path, label]) => ({ kind: 'link', label, url: siteOrigin + pathOf(path, locale) }) as const),
    ...(note ? [{ kind: 'note', text: note } as const] : []),
  ];
  return {
    kind,
    to: facts.to,
    subject,
    ...letter({ locale, company, title, intro: `${greetings[locale](facts.name)}\n\n${said}`, parts }),
    ...(company.email && { replyTo: company.email }),
  };
}

const withToken = (page: string, parameter: string, token: string) => `${page}?${parameter}=${token}`;
