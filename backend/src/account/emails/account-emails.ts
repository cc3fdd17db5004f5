import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { EmailCompany, EmailPart } from '../../mail/email-template-parts.ts';
import type { Mail } from '../../mail/mail.ts';
import { existingAccountWords } from './existing-account-words.ts';
import { newAccountWords } from './new-account-words.ts';
import { newAddressWords } from './new-address-words.ts';

const words = { ...newAccountWords, ...existingAccountWords, ...newAddressWords };

export type AccountEmailKind = keyof typeof words;

/** Company and language of an email, and the site that its links lead to. */
export type Sender = { locale: LocaleCode; company: EmailCompany; siteOrigin: string };

type Facts = {
  to: string;
  /** Name in the greeting. Omitted if the recipient may be a different person than the one who typed the address. */
  name?: string | undefined;
  /** Token in the link of the button. */
  token?: string;
  /** Address that the text mentions. */
  email?: string;
};

/** Pages that the buttons link to. They ask for confirmation, because programs open links, too (SEC-06). */
const buttonTargets: Partial<Record<AccountEmailKind, { path: PathKey; parameter: string }>> = {
  'account-activation': { path: 'activate', parameter: 'token' },
  'account-again': { path: 'resetPassword', parameter: 'token' },
  'password-reset': { path: 'resetPassword', parameter: 'token' },
  'email-confirmation': { path: 'activate', parameter: 'email' },
};

/** Greetings with and without a name. */
const greetings: Record<LocaleCode, (name: string | undefined) => string> = {
  nl: (name) => (name ? `Beste ${name},` : 'Goedendag,'),
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
};

/** Creates an email about an account. */
export function accountMail(kind: AccountEmailKind, { locale, company, siteOrigin }: Sender, facts: Facts): Mail {
  const { subject, title, intro, button, links = {}, note } = words[kind][locale];
  const filledIntro = intro.replace('{company}', () => company.name).replace('{email}', () => facts.email ?? '');
  const target = buttonTargets[kind];
  const linked = Object.entries(links) as [PathKey, string][];
  const parts: EmailPart[] = [
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
    ...renderEmail({ locale, company, title, intro: `${greetings[locale](facts.name)}\n\n${filledIntro}`, parts }),
    ...(company.email && { replyTo: company.email }),
  };
}

const withToken = (page: string, parameter: string, token: string) => `${page}?${parameter}=${token}`;
