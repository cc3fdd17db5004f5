import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { NamePartKey } from '@plantsoen/form-rules/form-definition.ts';

type Texts = Record<LocaleCode, string>;

/** Texts that a form shows if its editor has set none. */
export const formWords = {
  send: { nl: 'Versturen', en: 'Send', de: 'Senden' },
  next: { nl: 'Volgende', en: 'Next', de: 'Weiter' },
  yes: { nl: 'Ja', en: 'Yes', de: 'Ja' },
  no: { nl: 'Nee', en: 'No', de: 'Nein' },
  product: { nl: 'Product volgens het typeplaatje', en: 'Product by its type plate', de: 'Produkt laut Typenschild' },
} as const satisfies Record<string, Texts>;

export const namePartWords: Record<NamePartKey, Texts> = {
  prefix: { nl: 'Aanhef', en: 'Title', de: 'Anrede' },
  firstName: { nl: 'Voornaam', en: 'First name', de: 'Vorname' },
  middleName: { nl: 'Tussenvoegsel', en: 'Middle name', de: 'Namenszusatz' },
  lastName: { nl: 'Achternaam', en: 'Last name', de: 'Nachname' },
};
