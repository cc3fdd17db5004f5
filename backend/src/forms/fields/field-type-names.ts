import type { Names } from '../../platform/payload/label.ts';

/** Names of the field types (FRM-03) in the admin. */
export const fieldTypeNames = {
  SingleLineText: {
    singular: { nl: 'Tekst, één regel', en: 'Single-line text', de: 'Einzeiliger Text' },
    plural: { nl: 'Teksten, één regel', en: 'Single-line texts', de: 'Einzeilige Texte' },
  },
  MultiLineText: {
    singular: { nl: 'Tekst, meer regels', en: 'Multi-line text', de: 'Mehrzeiliger Text' },
    plural: { nl: 'Teksten, meer regels', en: 'Multi-line texts', de: 'Mehrzeilige Texte' },
  },
  Name: { singular: { nl: 'Naam', en: 'Name', de: 'Name' }, plural: { nl: 'Namen', en: 'Names', de: 'Namen' } },
  Email: {
    singular: { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' },
    plural: { nl: 'E-mailadressen', en: 'Email addresses', de: 'E-Mail-Adressen' },
  },
  Phone: {
    singular: { nl: 'Telefoonnummer', en: 'Phone number', de: 'Telefonnummer' },
    plural: { nl: 'Telefoonnummers', en: 'Phone numbers', de: 'Telefonnummern' },
  },
  Number: { singular: { nl: 'Getal', en: 'Number', de: 'Zahl' }, plural: { nl: 'Getallen', en: 'Numbers', de: 'Zahlen' } },
  Dropdown: {
    singular: { nl: 'Keuzelijst', en: 'Dropdown', de: 'Auswahlliste' },
    plural: { nl: 'Keuzelijsten', en: 'Dropdowns', de: 'Auswahllisten' },
  },
  Radio: {
    singular: { nl: 'Keuzerondjes', en: 'Radio buttons', de: 'Optionsfelder' },
    plural: { nl: 'Keuzerondjes', en: 'Radio buttons', de: 'Optionsfelder' },
  },
  Checkboxes: {
    singular: { nl: 'Selectievakjes', en: 'Checkboxes', de: 'Kontrollkästchen' },
    plural: { nl: 'Selectievakjes', en: 'Checkboxes', de: 'Kontrollkästchen' },
  },
  Agree: {
    singular: { nl: 'Akkoord', en: 'Agreement', de: 'Zustimmung' },
    plural: { nl: 'Akkoorden', en: 'Agreements', de: 'Zustimmungen' },
  },
  FileUpload: {
    singular: { nl: 'Bestanden', en: 'Files', de: 'Dateien' },
    plural: { nl: 'Bestanden', en: 'Files', de: 'Dateien' },
  },
  Hidden: {
    singular: { nl: 'Verborgen gegeven', en: 'Hidden value', de: 'Verborgener Wert' },
    plural: { nl: 'Verborgen gegevens', en: 'Hidden values', de: 'Verborgene Werte' },
  },
} as const satisfies Record<string, Names>;

export type FieldType = keyof typeof fieldTypeNames;

export const isFieldType = (type: string): type is FieldType => Object.hasOwn(fieldTypeNames, type);
