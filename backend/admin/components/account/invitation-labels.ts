import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts about invitations. */
export const invitationLabels = {
  invite: { nl: 'Iemand uitnodigen', en: 'Invite somebody', de: 'Jemanden einladen' },
  intro: {
    nl: 'De uitgenodigde krijgt een e-mail met een link, en kiest zelf een wachtwoord. De link is zeven dagen geldig.',
    en: 'The person gets an email with a link, and chooses a password. The link is valid for seven days.',
    de: 'Die eingeladene Person erhält eine E-Mail mit einem Link und wählt selbst ein Passwort. Der Link gilt sieben Tage.',
  },
  name: { nl: 'Naam', en: 'Name', de: 'Name' },
  email: { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' },
  language: { nl: 'Taal van de e-mail', en: 'Language of the email', de: 'Sprache der E-Mail' },
  send: { nl: 'Uitnodiging versturen', en: 'Send invitation', de: 'Einladung senden' },
  sent: { nl: 'De uitnodiging is verstuurd aan', en: 'The invitation was sent to', de: 'Die Einladung wurde gesendet an' },
  failed: {
    nl: 'Dit is niet gelukt. Probeer het opnieuw.',
    en: 'This did not work. Try again.',
    de: 'Das ist nicht gelungen. Versuchen Sie es erneut.',
  },
  title: { nl: 'Uitnodiging', en: 'Invitation', de: 'Einladung' },
  active: { nl: 'Actief', en: 'Active', de: 'Aktiv' },
  invited: { nl: 'Uitgenodigd, tot', en: 'Invited, until', de: 'Eingeladen, bis' },
  expired: { nl: 'Uitnodiging verlopen op', en: 'Invitation expired on', de: 'Einladung abgelaufen am' },
  resend: { nl: 'Opnieuw versturen', en: 'Send again', de: 'Erneut senden' },
  resent: {
    nl: 'Er is een nieuwe e-mail verstuurd. De vorige link geldt niet meer.',
    en: 'A new email was sent. The previous link is no longer valid.',
    de: 'Eine neue E-Mail wurde gesendet. Der vorige Link gilt nicht mehr.',
  },
  withdraw: { nl: 'Uitnodiging intrekken', en: 'Withdraw invitation', de: 'Einladung zurückziehen' },
  accept: { nl: 'Kies uw wachtwoord', en: 'Choose your password', de: 'Wählen Sie Ihr Passwort' },
  acceptIntro: {
    nl: 'Minstens twaalf tekens. Drie of meer woorden die niets met elkaar te maken hebben, zijn goed te onthouden en moeilijk te raden.',
    en: 'At least twelve characters. Three or more unrelated words are easy to remember and hard to guess.',
    de: 'Mindestens zwölf Zeichen. Drei oder mehr Wörter, die nichts miteinander zu tun haben, merkt man sich gut, und sie sind schwer zu erraten.',
  },
  account: { nl: 'Account', en: 'Account', de: 'Konto' },
  password: { nl: 'Wachtwoord', en: 'Password', de: 'Passwort' },
  save: { nl: 'Bewaar wachtwoord', en: 'Save password', de: 'Passwort speichern' },
  accepted: {
    nl: 'Uw wachtwoord is bewaard. U kunt nu inloggen.',
    en: 'Your password is saved. You can log in now.',
    de: 'Ihr Passwort ist gespeichert. Sie können sich jetzt anmelden.',
  },
  logIn: { nl: 'Inloggen', en: 'Log in', de: 'Anmelden' },
} as const satisfies Record<string, Label>;
