import type { ArrayField, Field, GroupField, RelationshipFieldSingleValidation } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { type Label, notOnSite } from '../label.ts';
import { linkedEntryCollections } from '../rich-text/editor.ts';
import { choice } from './choice-fields.ts';
import { text } from './text-fields.ts';
import { url } from './url-field.ts';

type CallToActionData = { type?: 'entry' | 'home' | 'url' | null };

const isOfType = (type: CallToActionData['type']) => (_: unknown, siblings: CallToActionData) => siblings.type === type;

const validateEntry: RelationshipFieldSingleValidation = (value, options) => {
  const isMissing = (options.siblingData as CallToActionData).type === 'entry' && !value;
  return isMissing ? options.req.t('validation:required') : validateRelationship(value, options);
};

const hints = {
  type: {
    nl: 'Waar de link naartoe leidt. Zonder keuze verschijnt hij niet.',
    en: 'Where the link leads. Without a choice it does not appear.',
    de: 'Wohin der Link führt. Ohne Auswahl erscheint er nicht.',
  },
  entry: {
    nl: 'Zolang dit niet online staat, verschijnt de link niet.',
    en: 'The link does not appear until this is published.',
    de: 'Solange dies nicht online ist, erscheint der Link nicht.',
  },
  text: {
    nl: 'Tekst van de link. Leeg: de titel van het onderdeel, of het adres. Bij de startpagina altijd invullen.',
    en: 'Text of the link. Empty: the title of the entry, or the address. Always enter one for the home page.',
    de: 'Text des Links. Leer: der Titel des Inhalts oder die Adresse. Bei der Startseite immer ausfüllen.',
  },
  ariaLabel: {
    nl: 'Alleen nodig als de tekst op zichzelf niet duidelijk is, zoals “Lees meer over duurzaamheid”.',
    en: 'Only needed if the text is unclear on its own, such as “Read more about sustainability”.',
    de: 'Nur nötig, wenn der Text allein nicht klar ist, etwa „Mehr über Nachhaltigkeit lesen“.',
  },
} satisfies Record<string, Label>;

const address = url('url', { nl: 'Adres', en: 'Address', de: 'Adresse' }, { required: true });

/** Fields of a call to action (BLK-19): the target is an entry, the home page or an address. */
export const callToActionFields: Field[] = [
  choice(
    'type',
    { nl: 'Soort', en: 'Kind', de: 'Art' },
    {
      entry: { nl: 'Onderdeel van de website', en: 'Entry of the website', de: 'Inhalt der Website' },
      home: { nl: 'Startpagina', en: 'Home page', de: 'Startseite' },
      url: { nl: 'Adres', en: 'Address', de: 'Adresse' },
    },
    { description: hints.type },
  ),
  {
    name: 'entry',
    type: 'relationship',
    label: { nl: 'Onderdeel', en: 'Entry', de: 'Inhalt' },
    relationTo: [...linkedEntryCollections],
    validate: validateEntry,
    admin: { condition: isOfType('entry'), description: hints.entry },
  },
  { ...address, admin: { ...address.admin, condition: isOfType('url') } },
  text('customText', { nl: 'Tekst', en: 'Text', de: 'Text' }, { description: hints.text }),
  text(
    'ariaLabel',
    { nl: 'Tekst voor schermlezers', en: 'Text for screen readers', de: 'Text für Screenreader' },
    { description: hints.ariaLabel },
  ),
  text('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, { description: notOnSite }),
];

const callToActionLabel: Label = { nl: 'Knop', en: 'Call to action', de: 'Schaltfläche' };

/** Returns a group with one call to action, which is absent without a kind. */
export function callToAction(): GroupField {
  return { name: 'cta', type: 'group', label: callToActionLabel, fields: callToActionFields };
}

/** Returns a list of calls to action, separate per language. */
export function callsToAction(maxRows: number): ArrayField {
  return {
    name: 'ctas',
    type: 'array',
    label: { nl: 'Knoppen', en: 'Calls to action', de: 'Schaltflächen' },
    labels: { singular: callToActionLabel, plural: { nl: 'Knoppen', en: 'Calls to action', de: 'Schaltflächen' } },
    localized: true,
    maxRows,
    fields: callToActionFields,
  };
}
