import type { Label } from '../../../platform/payload/label.ts';
import type { InvitationField } from './invitation.ts';

/** Reasons for which an invitation is refused, by its field. */
export const invalidFields: Record<InvitationField, Label> = {
  name: { nl: 'Vul een naam in.', en: 'Enter a name.', de: 'Geben Sie einen Namen ein.' },
  email: {
    nl: 'Vul een geldig e-mailadres in.',
    en: 'Enter a valid email address.',
    de: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  },
  role: { nl: 'Kies een rol.', en: 'Choose a role.', de: 'Wählen Sie eine Rolle.' },
  languages: {
    nl: 'Kies ten minste één taal voor de vertaler.',
    en: 'Choose at least one language for the translator.',
    de: 'Wählen Sie mindestens eine Sprache für die Übersetzung.',
  },
  language: {
    nl: 'Kies de taal van de e-mail.',
    en: 'Choose the language of the email.',
    de: 'Wählen Sie die Sprache der E-Mail.',
  },
};

export const invitationRefusals = {
  taken: {
    nl: 'Dit e-mailadres heeft al een account.',
    en: 'This email address already has an account.',
    de: 'Diese E-Mail-Adresse hat bereits ein Konto.',
  },
  unknown: {
    nl: 'Deze uitnodiging geldt niet meer: ze is al gebruikt, vervangen of ingetrokken. Hebt u al een wachtwoord, log dan in. Vraag anders een beheerder om een nieuwe uitnodiging.',
    en: 'This invitation is no longer valid: it was used, replaced or withdrawn. If you have a password, log in. Otherwise, ask an administrator for a new invitation.',
    de: 'Diese Einladung gilt nicht mehr: Sie wurde benutzt, ersetzt oder zurückgezogen. Haben Sie schon ein Passwort, melden Sie sich an. Bitten Sie sonst einen Administrator um eine neue Einladung.',
  },
  expired: {
    nl: 'Deze uitnodiging is verlopen. Vraag een beheerder om haar opnieuw te versturen.',
    en: 'This invitation has expired. Ask an administrator to send it again.',
    de: 'Diese Einladung ist abgelaufen. Bitten Sie einen Administrator, sie erneut zu senden.',
  },
  notInvited: {
    nl: 'Deze persoon heeft de uitnodiging al aangenomen, of ze is ingetrokken. Laad de pagina opnieuw.',
    en: 'This person has accepted the invitation already, or it was withdrawn. Reload the page.',
    de: 'Diese Person hat die Einladung bereits angenommen, oder sie wurde zurückgezogen. Laden Sie die Seite neu.',
  },
  tooOften: {
    nl: 'Te veel verzoeken. Probeer het over tien minuten opnieuw.',
    en: 'Too many requests. Try again in ten minutes.',
    de: 'Zu viele Anfragen. Versuchen Sie es in zehn Minuten erneut.',
  },
} satisfies Record<string, Label>;
