import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { renderEmail } from '../../../mail/email-template.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Sender } from '../../emails/account-emails.ts';
import { roleLabels } from '../../role-labels.ts';
import { type Invitation, invitationDays } from './invitation.ts';

type Words = {
  subject: string;
  title: string;
  intro: (person: { name: string; inviter: string; company: string; role: string }) => string;
  button: string;
  note: string;
};

const words: Record<LocaleCode, Words> = {
  nl: {
    subject: 'Uitnodiging voor het beheer van de website',
    title: 'Kies uw wachtwoord',
    intro: ({ name, inviter, company, role }) =>
      `Beste ${name},\n\n${inviter} nodigt u uit om mee te werken aan de website van ${company}. Uw rol: ${role.toLowerCase()}.`,
    button: 'Uitnodiging aannemen',
    note: `De link is ${invitationDays} dagen geldig en werkt één keer. Verwacht u deze uitnodiging niet, dan hoeft u niets te doen.`,
  },
  en: {
    subject: 'Invitation to the admin of the website',
    title: 'Choose your password',
    intro: ({ name, inviter, company, role }) =>
      `Dear ${name},\n\n${inviter} invites you to work on the website of ${company}. Your role: ${role.toLowerCase()}.`,
    button: 'Accept invitation',
    note: `The link is valid for ${invitationDays} days and works once. If you did not expect this invitation, there is nothing you need to do.`,
  },
  de: {
    subject: 'Einladung zur Verwaltung der Website',
    title: 'Wählen Sie Ihr Passwort',
    intro: ({ name, inviter, company, role }) =>
      `Guten Tag ${name},\n\n${inviter} lädt Sie ein, an der Website von ${company} mitzuarbeiten. Ihre Rolle: ${role}.`,
    button: 'Einladung annehmen',
    note: `Der Link gilt ${invitationDays} Tage und funktioniert einmal. Wenn Sie diese Einladung nicht erwarten, brauchen Sie nichts zu tun.`,
  },
};

type Facts = Pick<Invitation, 'name' | 'email' | 'role'> & {
  /** Name or email address of the administrator. */
  inviter: string;
  /** Origin of the admin. */
  adminUrl: string;
  token: string;
};

/** Creates the email that invites a person to the admin. */
export function invitationMail({ locale, company }: Sender, { name, email, role, inviter, adminUrl, token }: Facts): Mail {
  const texts = words[locale];
  const url = `${adminUrl}/admin/invitation?${new URLSearchParams({ token, language: locale })}`;
  const intro = texts.intro({ name, inviter, company: company.name, role: roleLabels.roles[role][locale] });
  return {
    kind: 'editor-invitation',
    to: email,
    subject: texts.subject,
    ...renderEmail({
      locale,
      company,
      title: texts.title,
      intro,
      parts: [
        { kind: 'button', label: texts.button, url },
        { kind: 'note', text: texts.note },
      ],
    }),
    ...(company.email && { replyTo: company.email }),
  };
}
