import type { Label } from '../../../platform/payload/label.ts';

/** Messages for refused codes, by reason. */
export const codeRefusals = {
  enrol: {
    nl: 'Stel eerst tweestapsverificatie in.',
    en: 'Set up two-step verification first.',
    de: 'Richten Sie zuerst die Zwei-Faktor-Anmeldung ein.',
  },
  required: {
    nl: 'Tweestapsverificatie is hier verplicht.',
    en: 'Two-step verification is required here.',
    de: 'Die Zwei-Faktor-Anmeldung ist hier vorgeschrieben.',
  },
  missing: {
    nl: 'Vul de code in van uw authenticator-app, of een herstelcode.',
    en: 'Enter the code of your authenticator app, or a recovery code.',
    de: 'Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  },
  wrong: {
    nl: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende.',
    en: 'This code is wrong or was already used. Wait for the next code.',
    de: 'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.',
  },
  tooOften: {
    nl: 'Te veel codes geprobeerd. Probeer het over een kwartier opnieuw.',
    en: 'Too many attempts. Try again in 15 minutes.',
    de: 'Zu viele Codes versucht. Versuchen Sie es in einer Viertelstunde erneut.',
  },
} satisfies Record<string, Label>;

export type CodeRefusal = keyof typeof codeRefusals;
