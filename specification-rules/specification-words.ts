import type { LocaleCode } from '@plantsoen/contract/locales.ts';

type Words = {
  /** Language tag for numbers. */
  language: string;
  maker: string;
  type: string;
  articleNumber: string;
  dimensions: string;
  /** Signs of length, width and height. */
  signs: readonly [string, string, string];
  weight: string;
  material: string;
  colour: string;
  anyColour: string;
  mounting: string;
  embedDepth: string;
  options: string;
  norms: string;
  warranty: string;
  spareParts: string;
  maintenance: string;
  atLeast(period: string): string;
  every(period: string): string;
  /** First sentence of a text. */
  supply(thing: string): string;
  orEqual: string;
  piece: string;
};

/** Words of specification texts in the customary terms of tenders. */
export const specificationWords: Readonly<Record<LocaleCode, Words>> = {
  nl: {
    language: 'nl-NL',
    maker: 'Fabrikaat',
    type: 'Type',
    articleNumber: 'Artikelnummer',
    dimensions: 'Afmetingen',
    signs: ['L', 'B', 'H'],
    weight: 'Gewicht',
    material: 'Materiaal',
    colour: 'Kleur',
    anyColour: 'RAL naar keuze',
    mounting: 'Bevestiging',
    embedDepth: 'Inbouwdiepte',
    options: 'Voorzien van',
    norms: 'Normen',
    warranty: 'Garantie',
    spareParts: 'Onderdelen leverbaar',
    maintenance: 'Onderhoud',
    atLeast: (period) => `ten minste ${period}`,
    every: (period) => `elke ${period}`,
    supply: (thing) => `Leveren en aanbrengen van: ${thing}`,
    orEqual: 'Of gelijkwaardig',
    piece: 'st',
  },
  en: {
    language: 'en-GB',
    maker: 'Manufacturer',
    type: 'Type',
    articleNumber: 'Item number',
    dimensions: 'Dimensions',
    signs: ['L', 'W', 'H'],
    weight: 'Weight',
    material: 'Material',
    colour: 'Colour',
    anyColour: 'RAL of choice',
    mounting: 'Fixing',
    embedDepth: 'Embedment depth',
    options: 'With',
    norms: 'Standards',
    warranty: 'Warranty',
    spareParts: 'Spare parts available',
    maintenance: 'Maintenance',
    atLeast: (period) => `for at least ${period}`,
    every: (period) => `every ${period}`,
    supply: (thing) => `Supply and install: ${thing}`,
    orEqual: 'Or equal',
    piece: 'pc',
  },
  de: {
    language: 'de-DE',
    maker: 'Fabrikat',
    type: 'Typ',
    articleNumber: 'Artikelnummer',
    dimensions: 'Abmessungen',
    signs: ['L', 'B', 'H'],
    weight: 'Gewicht',
    material: 'Material',
    colour: 'Farbe',
    anyColour: 'RAL nach Wahl',
    mounting: 'Befestigung',
    embedDepth: 'Einbautiefe',
    options: 'Mit',
    norms: 'Normen',
    warranty: 'Garantie',
    spareParts: 'Ersatzteile lieferbar',
    maintenance: 'Wartung',
    atLeast: (period) => `mindestens ${period}`,
    every: (period) => `alle ${period}`,
    supply: (thing) => `${thing} liefern und montieren`,
    orEqual: 'Oder gleichwertig',
    piece: 'St',
  },
};
