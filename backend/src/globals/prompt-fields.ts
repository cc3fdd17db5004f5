import type { Field, GroupField } from 'payload';
import { callToAction } from '../platform/payload/fields/call-to-action.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import type { Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';

const titleAndText = (): Field[] => [
  text('titleField', { nl: 'Titel', en: 'Title', de: 'Titel' }, { maxLength: limits.title }),
  richText('text', { nl: 'Tekst', en: 'Text', de: 'Text' }),
];

/** Returns a field group for a box with a title, a text and a call to action, localised as a whole. */
export function promptBox(name: string, label: Label): GroupField {
  return { name, type: 'group', label, localized: true, fields: [...titleAndText(), callToAction()] };
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
        { maxLength: limits.title },
      ),
      richText('pageText', { nl: 'Tekst van de pagina', en: 'Text of the page', de: 'Text der Seite' }),
      ...titleAndText(),
    ],
  };
}
