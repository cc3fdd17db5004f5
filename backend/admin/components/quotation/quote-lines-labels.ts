import type { Label } from '../../../src/platform/payload/label.ts';

export const quoteLineLabels = {
  place: { nl: 'Nr.', en: 'No.', de: 'Nr.' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  version: { nl: 'Uitvoering', en: 'Version', de: 'Ausführung' },
  choices: { nl: 'Kleur en plaatsing', en: 'Colour and mounting', de: 'Farbe und Aufstellung' },
  remark: { nl: 'Opmerking', en: 'Remark', de: 'Anmerkung' },
  amount: { nl: 'Aantal', en: 'Amount', de: 'Anzahl' },
  weight: { nl: 'Gewicht', en: 'Weight', de: 'Gewicht' },
  goneProduct: { nl: 'Niet meer leverbaar', en: 'No longer available', de: 'Nicht mehr lieferbar' },
  goneChoice: {
    nl: 'De gekozen uitvoering is niet meer leverbaar',
    en: 'The chosen version is no longer available',
    de: 'Die gewählte Ausführung ist nicht mehr lieferbar',
  },
} as const satisfies Record<string, Label>;
