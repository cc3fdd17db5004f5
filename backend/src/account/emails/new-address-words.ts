import type { WordsOfKinds } from './email-words.ts';

/** Texts of emails about a new address: one goes to the new address, the others to the old one (ACC-09). */
export const newAddressWords: WordsOfKinds<'email-confirmation' | 'email-changing' | 'email-changed'> = {
  'email-confirmation': {
    nl: {
      subject: 'Bevestig uw nieuwe e-mailadres',
      title: 'Nieuw e-mailadres',
      intro: 'Dit adres is opgegeven als nieuw e-mailadres van een account bij {company}. Klopt dat? Bevestig het dan.',
      button: 'E-mailadres bevestigen',
      note: 'De link is één uur geldig en werkt één keer. Hebt u dit niet gevraagd, dan hoeft u niets te doen.',
    },
    en: {
      subject: 'Confirm your new email address',
      title: 'New email address',
      intro: 'This address was given as the new email address of an account with {company}. If that is right, please confirm it.',
      button: 'Confirm email address',
      note: 'The link is valid for one hour and works once. If you did not ask for this, you need do nothing.',
    },
    de: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Neue E-Mail-Adresse',
      intro:
        'diese Adresse wurde als neue E-Mail-Adresse eines Kontos bei {company} angegeben. Ist das richtig, bestätigen Sie sie bitte.',
      button: 'E-Mail-Adresse bestätigen',
      note: 'Der Link gilt eine Stunde und funktioniert einmal. Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun.',
    },
  },
  'email-changing': {
    nl: {
      subject: 'Er is een nieuw e-mailadres opgegeven',
      title: 'Een nieuw e-mailadres',
      intro: 'Voor uw account bij {company} is een nieuw e-mailadres opgegeven: {email}. Het geldt zodra het is bevestigd.',
      links: { forgotPassword: 'Dit was ik niet – wachtwoord opnieuw instellen' },
    },
    en: {
      subject: 'A new email address was given',
      title: 'A new email address',
      intro: 'A new email address was given for your account with {company}: {email}. It counts as soon as it is confirmed.',
      links: { forgotPassword: 'This was not me – reset the password' },
    },
    de: {
      subject: 'Eine neue E-Mail-Adresse wurde angegeben',
      title: 'Eine neue E-Mail-Adresse',
      intro: 'für Ihr Konto bei {company} wurde eine neue E-Mail-Adresse angegeben: {email}. Sie gilt, sobald sie bestätigt ist.',
      links: { forgotPassword: 'Das war ich nicht – Passwort zurücksetzen' },
    },
  },
  'email-changed': {
    nl: {
      subject: 'Uw e-mailadres is gewijzigd',
      title: 'Uw e-mailadres is gewijzigd',
      intro: 'Uw account bij {company} heeft een ander e-mailadres. Op dit adres ontvangt u er geen mails meer over.',
      note: 'Was u dit niet zelf? Antwoord dan op deze mail.',
    },
    en: {
      subject: 'Your email address was changed',
      title: 'Your email address was changed',
      intro: 'Your account with {company} has another email address now. You will get no more mails about it at this one.',
      note: 'If this was not you, please reply to this mail.',
    },
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      title: 'Ihre E-Mail-Adresse wurde geändert',
      intro: 'Ihr Konto bei {company} hat jetzt eine andere E-Mail-Adresse. An diese erhalten Sie dazu keine E-Mails mehr.',
      note: 'Waren Sie das nicht selbst? Dann antworten Sie bitte auf diese E-Mail.',
    },
  },
};
