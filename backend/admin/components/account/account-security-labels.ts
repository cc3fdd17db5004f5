import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts about sessions and the second factor of an account of the admin. */
export const securityLabels = {
  title: { nl: 'Beveiliging', en: 'Security', de: 'Sicherheit' },
  on: {
    nl: 'Tweestapsverificatie is ingeschakeld. Ongebruikte herstelcodes: ',
    en: 'Two-step verification is on. Unused recovery codes: ',
    de: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet. Unbenutzte Wiederherstellungscodes: ',
  },
  off: {
    nl: 'Tweestapsverificatie is uitgeschakeld.',
    en: 'Two-step verification is off.',
    de: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  },
  begin: { nl: 'Tweestapsverificatie instellen', en: 'Set up two-step verification', de: 'Zwei-Faktor-Anmeldung einrichten' },
  scan: {
    nl: 'Scan deze code met een authenticator-app, of neem de sleutel over. Vul daarna de code in die de app toont.',
    en: 'Scan this code with an authenticator app, or enter the key in the app. Then enter the code that the app shows.',
    de: 'Scannen Sie diesen Code mit einer Authenticator-App oder geben Sie dort den Schlüssel ein. Tragen Sie dann den Code der App ein.',
  },
  picture: { nl: 'QR-code met de sleutel', en: 'QR code with the key', de: 'QR-Code mit dem Schlüssel' },
  key: { nl: 'Sleutel', en: 'Key', de: 'Schlüssel' },
  code: { nl: 'Code', en: 'Code', de: 'Code' },
  confirm: { nl: 'Inschakelen', en: 'Turn on', de: 'Einschalten' },
  end: { nl: 'Uitschakelen', en: 'Turn off', de: 'Ausschalten' },
  recovery: {
    nl: 'Bewaar deze herstelcodes op een veilige plek. Elk werkt één keer in plaats van een code van de app. Ze worden niet opnieuw getoond.',
    en: 'Keep these recovery codes in a safe place. Each replaces a code from the app once. They are not shown again.',
    de: 'Bewahren Sie diese Wiederherstellungscodes sicher auf. Jeder gilt einmal anstelle eines Codes der App. Sie werden nicht noch einmal gezeigt.',
  },
  endOwnSessions: { nl: 'Op andere apparaten uitloggen', en: 'Log out on other devices', de: 'Auf anderen Geräten abmelden' },
  endSessions: { nl: 'Overal uitloggen', en: 'Log out everywhere', de: 'Überall abmelden' },
  ended: { nl: 'Beëindigde sessies: ', en: 'Sessions ended: ', de: 'Beendete Sitzungen: ' },
  failed: {
    nl: 'Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog eens.',
    en: 'That did not work. Reload the page and try again.',
    de: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  required: {
    nl: 'Inloggen gaat hier met tweestapsverificatie. Stel die eenmalig in.',
    en: 'Logging in requires two-step verification. Set it up to continue.',
    de: 'Die Anmeldung erfordert hier die Zwei-Faktor-Anmeldung. Richten Sie sie einmalig ein.',
  },
  goOn: { nl: 'Verder naar het beheer', en: 'Continue to the admin', de: 'Weiter zur Verwaltung' },
  logInCode: {
    nl: 'Code (bij tweestapsverificatie)',
    en: 'Code (with two-step verification)',
    de: 'Code (bei Zwei-Faktor-Anmeldung)',
  },
} as const satisfies Record<string, Label>;
