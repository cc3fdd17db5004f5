import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Sender } from './account-emails.ts';

type Words = Record<'subject' | 'title' | 'intro' | 'button' | 'name' | 'company' | 'email' | 'phone' | 'website', string>;

const words: Record<LocaleCode, Words> = {
  nl: {
    subject: 'Een account wacht op goedkeuring',
    title: 'Een account wacht op goedkeuring',
    intro: 'Het e-mailadres is bevestigd. Zodra u het account goedkeurt, ziet deze bezoeker prijzen en wat verder voor leden is.',
    button: 'Account bekijken',
    name: 'Naam',
    company: 'Bedrijf',
    email: 'E-mailadres',
    phone: 'Telefoon',
    website: 'Website',
  },
  en: {
    subject: 'An account is waiting for approval',
    title: 'An account is waiting for approval',
    intro:
      'The email address is confirmed. Once you approve the account, this visitor can see prices and other content for members.',
    button: 'View account',
    name: 'Name',
    company: 'Company',
    email: 'Email address',
    phone: 'Phone',
    website: 'Website',
  },
  de: {
    subject: 'Ein Konto wartet auf Freigabe',
    title: 'Ein Konto wartet auf Freigabe',
    intro:
      'Die E-Mail-Adresse ist bestätigt. Sobald Sie das Konto freigeben, sieht diese Person Preise und was sonst Mitgliedern vorbehalten ist.',
    button: 'Konto ansehen',
    name: 'Name',
    company: 'Unternehmen',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    website: 'Website',
  },
};

/** A member who waits for approval. */
export type Applicant = {
  id: number;
  fullName: string;
  company: string | null;
  email: string;
  phoneNumber: string | null;
  website: string | null;
};

/** Creates the email that asks the company to approve an account. */
export function approvalMail({ locale, company }: Sender, to: string, adminUrl: string, applicant: Applicant): Mail {
  const texts = words[locale];
  const rows = [
    { label: texts.name, value: applicant.fullName },
    { label: texts.company, value: applicant.company ?? '' },
    { label: texts.email, value: applicant.email },
    { label: texts.phone, value: applicant.phoneNumber ?? '' },
    { label: texts.website, value: applicant.website ?? '' },
  ].filter(({ value }) => value !== '');
  return {
    kind: 'account-approval',
    to,
    subject: texts.subject,
    replyTo: applicant.email,
    ...renderEmail({
      locale,
      company,
      title: texts.title,
      intro: texts.intro,
      parts: [
        { kind: 'rows', rows },
        { kind: 'button', label: texts.button, url: `${adminUrl}/admin/collections/members/${applicant.id}` },
      ],
    }),
  };
}
