import type { Field, GroupField } from 'payload';
import { callToAction } from '../platform/payload/fields/call-to-action.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import type { Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';

const hints = {
  promptTitle: {
    nl: 'Zonder titel verschijnt dit hele vak niet.',
    en: 'Without a title, none of this appears.',
    de: 'Ohne Titel erscheint nichts davon.',
  },
  logInTitle: {
    nl: 'Titel van het venster als een gast een favoriet bewaart.',
    en: 'Title of the window when a guest saves a favourite.',
    de: 'Titel des Fensters, wenn ein Gast einen Favoriten speichert.',
  },
  pageTitle: {
    nl: 'Kop bij “Account aanvragen” op de inlogpagina. Leeg: de website gebruikt eigen teksten.',
    en: 'Heading above the request for an account on the log-in page. Empty: the website uses its own texts.',
    de: 'Überschrift bei „Konto anfordern“ auf der Anmeldeseite. Leer: Die Website verwendet eigene Texte.',
  },
} satisfies Record<string, Label>;

const titleAndText = (description: Label): Field[] => [
  text('titleField', { nl: 'Titel', en: 'Title', de: 'Titel' }, { maxLength: limits.title, description }),
  richText('text', { nl: 'Tekst', en: 'Text', de: 'Text' }),
];

/** Returns a field group for a box with a title, a text and a call to action, localised as a whole. */
export function promptBox(name: string, label: Label): GroupField {
  return { name, type: 'group', label, localized: true, fields: [...titleAndText(hints.promptTitle), callToAction()] };
}

/** Returns the field group for the texts of the login page and the login box (ACC-01, FAV-01). */
export function loginBox(): GroupField {
  return {
    name: 'loginBox',
    type: 'group',
    label: { nl: 'Inloggen', en: 'Log in', de: 'Einloggen' },
    localized: true,
    fields: [
      text(
        'pageTitle',
        { nl: 'Titel van de pagina', en: 'Title of the page', de: 'Titel der Seite' },
        { maxLength: limits.title, description: hints.pageTitle },
      ),
      richText('pageText', { nl: 'Tekst van de pagina', en: 'Text of the page', de: 'Text der Seite' }),
      ...titleAndText(hints.logInTitle),
    ],
  };
}
