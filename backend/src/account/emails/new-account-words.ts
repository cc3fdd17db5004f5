import type { WordsOfKinds } from './email-words.ts';

/** Texts of emails to an address that was typed for a new account, and to its owner later. */
export const newAccountWords: WordsOfKinds<
  'account-activation' | 'account-again' | 'account-known' | 'account-welcome' | 'account-approved'
> = {
  'account-activation': {
    nl: {
      subject: 'Activeer uw account',
      title: 'Nog één stap',
      intro: 'Met dit adres is een account aangevraagd bij {company}. Was u dat? Activeer het dan.',
      button: 'Account activeren',
      note: 'De link is 24 uur geldig en werkt één keer. Hebt u geen account aangevraagd, klik dan niet: het account wordt vanzelf gewist.',
    },
    en: {
      subject: 'Activate your account',
      title: 'One more step',
      intro: 'An account with {company} was requested for this address. If that was you, please activate it.',
      button: 'Activate account',
      note: 'The link is valid for 24 hours and works once. If you did not request an account, do not click: the account will be erased by itself.',
    },
    de: {
      subject: 'Aktivieren Sie Ihr Konto',
      title: 'Noch ein Schritt',
      intro: 'mit dieser Adresse wurde ein Konto bei {company} beantragt. Waren Sie das, dann aktivieren Sie es bitte.',
      button: 'Konto aktivieren',
      note: 'Der Link gilt 24 Stunden und funktioniert einmal. Haben Sie kein Konto beantragt, klicken Sie bitte nicht: Das Konto wird von selbst gelöscht.',
    },
  },
  'account-again': {
    nl: {
      subject: 'Activeer uw account met een wachtwoord van uzelf',
      title: 'Nog één stap',
      intro:
        'Met dit adres is meer dan eens een account aangevraagd bij {company}. Was u dat? Kies dan zelf een wachtwoord; daarmee is uw account actief.',
      button: 'Wachtwoord kiezen',
      note: 'De link is een uur geldig en werkt één keer; eerdere links en wachtwoorden gelden niet meer. Hebt u geen account aangevraagd, dan hoeft u niets te doen: het wordt vanzelf gewist.',
    },
    en: {
      subject: 'Activate your account with a password of your own',
      title: 'One more step',
      intro:
        'An account with {company} was requested more than once for this address. If that was you, choose a password: with it your account is active.',
      button: 'Choose a password',
      note: 'The link is valid for an hour and works once; earlier links and passwords no longer count. If you did not request an account, there is nothing you need to do: it will be erased by itself.',
    },
    de: {
      subject: 'Aktivieren Sie Ihr Konto mit einem eigenen Passwort',
      title: 'Noch ein Schritt',
      intro:
        'mit dieser Adresse wurde mehr als einmal ein Konto bei {company} beantragt. Waren Sie das, dann wählen Sie bitte selbst ein Passwort; damit ist Ihr Konto aktiv.',
      button: 'Passwort wählen',
      note: 'Der Link gilt eine Stunde und funktioniert einmal; frühere Links und Passwörter gelten nicht mehr. Haben Sie kein Konto beantragt, brauchen Sie nichts zu tun: Es wird von selbst gelöscht.',
    },
  },
  'account-known': {
    nl: {
      subject: 'U hebt al een account',
      title: 'U hebt al een account',
      intro: 'Dit adres is opgegeven voor een account bij {company}. U hebt er al een: er is niets veranderd.',
      links: { login: 'Inloggen', forgotPassword: 'Wachtwoord vergeten' },
      note: 'Was u het niet zelf, dan hoeft u niets te doen.',
    },
    en: {
      subject: 'You already have an account',
      title: 'You already have an account',
      intro: 'This address was given for an account with {company}. You have one already: nothing has changed.',
      links: { login: 'Log in', forgotPassword: 'Forgot password' },
      note: 'If it was not you, there is nothing you need to do.',
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      title: 'Sie haben bereits ein Konto',
      intro: 'diese Adresse wurde für ein Konto bei {company} angegeben. Sie haben bereits eines: Es hat sich nichts geändert.',
      links: { login: 'Einloggen', forgotPassword: 'Passwort vergessen' },
      note: 'Waren Sie das nicht selbst, brauchen Sie nichts zu tun.',
    },
  },
  'account-welcome': {
    nl: {
      subject: 'Uw account is aangemaakt',
      title: 'Uw account is klaar',
      intro: 'Met dit adres is een account aangemaakt bij {company}.',
      links: { account: 'Naar uw account' },
      note: 'Was u dat niet? Kies dan met “Wachtwoord vergeten” een nieuw wachtwoord en verwijder het account, of antwoord op deze mail.',
    },
    en: {
      subject: 'Your account has been created',
      title: 'Your account is ready',
      intro: 'An account with {company} was created for this address.',
      links: { account: 'To your account' },
      note: 'If that was not you, choose a new password by “Forgot password” and delete the account, or reply to this mail.',
    },
    de: {
      subject: 'Ihr Konto wurde angelegt',
      title: 'Ihr Konto ist bereit',
      intro: 'mit dieser Adresse wurde ein Konto bei {company} angelegt.',
      links: { account: 'Zu Ihrem Konto' },
      note: 'Waren Sie das nicht? Dann wählen Sie über „Passwort vergessen“ ein neues Passwort und löschen Sie das Konto, oder antworten Sie auf diese E-Mail.',
    },
  },
  'account-approved': {
    nl: {
      subject: 'Uw account is goedgekeurd',
      title: 'Uw account is goedgekeurd',
      intro: 'Vanaf nu ziet u bij {company} prijzen, bestelinformatie en downloads voor leden.',
      links: { login: 'Inloggen' },
    },
    en: {
      subject: 'Your account has been approved',
      title: 'Your account has been approved',
      intro: 'From now on you see prices, ordering information and downloads for members at {company}.',
      links: { login: 'Log in' },
    },
    de: {
      subject: 'Ihr Konto wurde freigegeben',
      title: 'Ihr Konto wurde freigegeben',
      intro: 'ab jetzt sehen Sie bei {company} Preise, Bestellinformationen und Downloads für Mitglieder.',
      links: { login: 'Einloggen' },
    },
  },
};
