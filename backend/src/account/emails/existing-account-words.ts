import type { WordsOfKinds } from './email-words.ts';

/** Texts of emails about existing accounts. */
export const existingAccountWords: WordsOfKinds<'password-reset' | 'password-changed' | 'account-deleted' | 'account-expired'> = {
  'password-reset': {
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      title: 'Nieuw wachtwoord',
      intro: 'Voor uw account bij {company} is een nieuw wachtwoord aangevraagd.',
      button: 'Nieuw wachtwoord kiezen',
      note: 'De link is één uur geldig en werkt één keer. Hebt u dit niet aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
    },
    en: {
      subject: 'Choose a new password',
      title: 'New password',
      intro: 'A new password was requested for your account with {company}.',
      button: 'Choose a new password',
      note: 'The link is valid for one hour and works once. If you did not request it, you need do nothing: your password stays the same.',
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort',
      title: 'Neues Passwort',
      intro: 'für Ihr Konto bei {company} wurde ein neues Passwort angefordert.',
      button: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und funktioniert einmal. Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt gleich.',
    },
  },
  'password-changed': {
    nl: {
      subject: 'Uw wachtwoord is gewijzigd',
      title: 'Uw wachtwoord is gewijzigd',
      intro: 'Het wachtwoord van uw account bij {company} is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.',
      links: { forgotPassword: 'Dit was ik niet – wachtwoord opnieuw instellen' },
    },
    en: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      intro: 'The password of your account with {company} has just been changed. You are logged out on other devices.',
      links: { forgotPassword: 'This was not me – reset the password' },
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      title: 'Ihr Passwort wurde geändert',
      intro: 'das Passwort Ihres Kontos bei {company} wurde soeben geändert. Auf anderen Geräten sind Sie abgemeldet.',
      links: { forgotPassword: 'Das war ich nicht – Passwort zurücksetzen' },
    },
  },
  'account-deleted': {
    nl: {
      subject: 'Uw account is verwijderd',
      title: 'Uw account is verwijderd',
      intro:
        'Uw account bij {company} is verwijderd, met uw gegevens, favorieten en offerteaanvragen daarin. Wij danken u voor uw vertrouwen.',
      note: 'Was u dit niet zelf? Antwoord dan op deze mail. Een aanmelding voor de nieuwsbrief en wat u met andere formulieren hebt gestuurd, staan los van het account.',
    },
    en: {
      subject: 'Your account has been deleted',
      title: 'Your account has been deleted',
      intro:
        'Your account with {company} has been deleted, with your details, favourites and quote requests in it. Thank you for having been with us.',
      note: 'If this was not you, please reply to this mail. A newsletter sign-up, and what you have sent with other forms, are apart from the account.',
    },
    de: {
      subject: 'Ihr Konto wurde gelöscht',
      title: 'Ihr Konto wurde gelöscht',
      intro:
        'Ihr Konto bei {company} wurde gelöscht, mit Ihren Angaben, Favoriten und Angebotsanfragen darin. Wir danken Ihnen für Ihr Vertrauen.',
      note: 'Waren Sie das nicht selbst? Dann antworten Sie bitte auf diese E-Mail. Eine Anmeldung zum Newsletter und was Sie mit anderen Formularen gesendet haben, sind vom Konto unabhängig.',
    },
  },
  'account-expired': {
    nl: {
      subject: 'Uw account is gewist',
      title: 'Uw account is gewist',
      intro: 'U hebt 24 maanden niet ingelogd bij {company}. Zoals onze privacyverklaring zegt, hebben wij uw account gewist.',
      note: 'U kunt altijd een nieuw account aanvragen.',
    },
    en: {
      subject: 'Your account has been erased',
      title: 'Your account has been erased',
      intro: 'You have not logged in at {company} for 24 months. As our privacy statement says, we have erased your account.',
      note: 'You can request a new account at any time.',
    },
    de: {
      subject: 'Ihr Konto wurde gelöscht',
      title: 'Ihr Konto wurde gelöscht',
      intro:
        'Sie haben sich seit 24 Monaten nicht bei {company} angemeldet. Wie in unserer Datenschutzerklärung angegeben, haben wir Ihr Konto gelöscht.',
      note: 'Sie können jederzeit ein neues Konto beantragen.',
    },
  },
};
