import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TextKind } from '@plantsoen/specification-rules/specified-item.ts';
import { listFormats } from './list-formats.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/** The texts of documents and mails about a list, in the language of its site. */
export type ListWords = {
  list: string;
  request: string;
  project: string;
  place: string;
  tenderDate: string;
  /** Heading of the column with sections, and the section of lines without one. */
  section: string;
  noSection: string;
  number: string;
  product: string;
  remark: string;
  amount: string;
  weight: string;
  /** Outer measures, without the unit. */
  length: string;
  width: string;
  height: string;
  date: string;
  lines: string;
  pieces: string;
  totalWeight: string;
  knownWeight: string;
  leadTime: string;
  /** Heading of the column with lead times in weeks. */
  leadTimeWeeks: string;
  weeks(count: number): string;
  co2e: string;
  mki: string;
  known(label: string): string;
  illustrative: string;
  /** Note that the environmental figures are those of the products without their options. */
  withoutOptions: string;
  basis(boundary: string, source: string, date: string): string;
  page(page: number, pages: number): string;
  anyRal: string;
  /** Shown instead of the name of an unknown product. */
  formerProduct: string;
  /** Marks of lines whose product or choice is no longer available. */
  discontinued: Readonly<Record<'product' | 'choice', string>>;
  /** Heading of the column with the above. */
  availability: string;
  category: string;
  sku: string;
  version: string;
  colour: string;
  mounting: string;
  options: string;
  weightEach: string;
  address: string;
  priceColumn: string;
  total: string;
  totalPrice: string;
  priceTerms: string;
  each(price: string): string;
  /** Spreadsheet headings, with the unit. */
  guidePriceEach: string;
  guidePrice: string;
  specificationText: string;
  /** Title of a document with specification texts. */
  specification: string;
  /** End of the name of a file with specification texts, by their kind. */
  textKinds: Readonly<Record<TextKind, string>>;
  filename: string;
};

export const listWords: Readonly<Record<LocaleCode, ListWords>> = {
  nl: {
    list: 'Offertelijst',
    request: 'Offerteaanvraag',
    project: 'Naam van het project',
    ...{ place: 'Plaats', tenderDate: 'Datum aanbesteding', section: 'Afdeling', noSection: 'Zonder afdeling' },
    number: 'Nr.',
    product: 'Product en uitvoering',
    remark: 'Opmerking',
    amount: 'Aantal',
    weight: 'Gewicht',
    length: 'Lengte',
    width: 'Breedte',
    height: 'Hoogte',
    date: 'Datum',
    lines: 'Regels',
    pieces: 'Stuks',
    totalWeight: 'Totaal gewicht',
    knownWeight: 'Bekend gewicht',
    leadTime: 'Langste levertijd',
    leadTimeWeeks: 'Levertijd (weken)',
    weeks: (count) => (count === 1 ? '1 week' : `${count} weken`),
    co2e: 'CO₂-equivalent',
    mki: 'Milieukosten (MKI)',
    known: (label) => `${label}, voor zover bekend`,
    illustrative: 'De milieucijfers zijn illustratief en geen geverifieerde milieuverklaring.',
    withoutOptions: 'CO₂-equivalent en milieukosten gelden zonder de gekozen opties.',
    basis: (boundary, source, date) => `Milieucijfers: grens ${boundary}; bron ${source}; ${date}.`,
    page: (page, pages) => `Blad ${page} van ${pages}`,
    anyRal: 'RAL-kleur naar keuze',
    formerProduct: 'Vervallen product',
    discontinued: {
      product: 'Niet meer leverbaar: wij stellen een vervanger voor',
      choice: 'De gekozen uitvoering is niet meer leverbaar: wij stellen een andere voor',
    },
    availability: 'Leverbaarheid',
    category: 'Categorie',
    sku: 'Artikelnummer',
    version: 'Uitvoering',
    colour: 'Kleur',
    mounting: 'Plaatsing',
    options: 'Opties',
    weightEach: 'Gewicht per stuk (kg)',
    address: 'Adres',
    priceColumn: 'prijs ex btw',
    total: 'Totaal',
    totalPrice: 'Totaal ex btw',
    priceTerms: 'Richtprijzen ex btw, vracht en montage; een meerprijs voor kleuren is niet meegerekend.',
    each: (price) => `${price} per stuk`,
    guidePriceEach: 'Richtprijs per stuk ex btw (EUR)',
    guidePrice: 'Richtprijs ex btw (EUR)',
    specificationText: 'Bestektekst',
    specification: 'Bestek',
    textKinds: { neutral: 'neutraal', product: 'product' },
    filename: 'offertelijst',
  },
  en: {
    list: 'Quotation list',
    request: 'Quote request',
    project: 'Name of the project',
    ...{ place: 'Place', tenderDate: 'Tender date', section: 'Section', noSection: 'No section' },
    number: 'No.',
    product: 'Product and version',
    remark: 'Remark',
    amount: 'Amount',
    weight: 'Weight',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    date: 'Date',
    lines: 'Lines',
    pieces: 'Pieces',
    totalWeight: 'Total weight',
    knownWeight: 'Known weight',
    leadTime: 'Longest lead time',
    leadTimeWeeks: 'Lead time (weeks)',
    weeks: (count) => (count === 1 ? '1 week' : `${count} weeks`),
    co2e: 'CO₂ equivalent',
    mki: 'Environmental cost (MKI)',
    known: (label) => `${label}, as far as known`,
    illustrative: 'The environmental figures are illustrative, not a verified environmental declaration.',
    withoutOptions: 'CO₂ equivalent and environmental cost do not include the chosen options.',
    basis: (boundary, source, date) => `Environmental figures: boundary ${boundary}; source ${source}; ${date}.`,
    page: (page, pages) => `Sheet ${page} of ${pages}`,
    anyRal: 'RAL colour of choice',
    formerProduct: 'Discontinued product',
    discontinued: {
      product: 'No longer available: we will suggest a replacement',
      choice: 'The chosen version is no longer available: we will suggest another',
    },
    availability: 'Availability',
    category: 'Category',
    sku: 'Item number',
    version: 'Version',
    colour: 'Colour',
    mounting: 'Mounting',
    options: 'Options',
    weightEach: 'Weight each (kg)',
    address: 'Address',
    priceColumn: 'price ex VAT',
    total: 'Total',
    totalPrice: 'Total ex VAT',
    priceTerms: 'Guide prices ex VAT, freight and installation; a surcharge for colours is not included.',
    each: (price) => `${price} each`,
    guidePriceEach: 'Guide price each ex VAT (EUR)',
    guidePrice: 'Guide price ex VAT (EUR)',
    specificationText: 'Specification text',
    specification: 'Specification',
    textKinds: { neutral: 'neutral', product: 'product' },
    filename: 'quotation-list',
  },
  de: {
    list: 'Angebotsliste',
    request: 'Angebotsanfrage',
    project: 'Name des Projekts',
    ...{ place: 'Ort', tenderDate: 'Datum der Submission', section: 'Abschnitt', noSection: 'Ohne Abschnitt' },
    number: 'Nr.',
    product: 'Produkt und Ausführung',
    remark: 'Anmerkung',
    amount: 'Anzahl',
    weight: 'Gewicht',
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    date: 'Datum',
    lines: 'Positionen',
    pieces: 'Stück',
    totalWeight: 'Gesamtgewicht',
    knownWeight: 'Bekanntes Gewicht',
    leadTime: 'Längste Lieferzeit',
    leadTimeWeeks: 'Lieferzeit (Wochen)',
    weeks: (count) => (count === 1 ? '1 Woche' : `${count} Wochen`),
    co2e: 'CO₂-Äquivalent',
    mki: 'Umweltkosten (MKI)',
    known: (label) => `${label}, soweit bekannt`,
    illustrative: 'Die Umweltkennzahlen sind illustrativ und keine verifizierte Umweltdeklaration.',
    withoutOptions: 'CO₂-Äquivalent und Umweltkosten gelten ohne die gewählten Optionen.',
    basis: (boundary, source, date) => `Umweltkennzahlen: Systemgrenze ${boundary}; Quelle ${source}; ${date}.`,
    page: (page, pages) => `Blatt ${page} von ${pages}`,
    anyRal: 'RAL-Farbe nach Wahl',
    formerProduct: 'Ausgelaufenes Produkt',
    discontinued: {
      product: 'Nicht mehr lieferbar: Wir schlagen einen Ersatz vor',
      choice: 'Die gewählte Ausführung ist nicht mehr lieferbar: Wir schlagen eine andere vor',
    },
    availability: 'Lieferbarkeit',
    category: 'Kategorie',
    sku: 'Artikelnummer',
    version: 'Ausführung',
    colour: 'Farbe',
    mounting: 'Aufstellung',
    options: 'Optionen',
    weightEach: 'Gewicht je Stück (kg)',
    address: 'Adresse',
    priceColumn: 'Preis netto',
    total: 'Summe',
    totalPrice: 'Summe ohne MwSt.',
    priceTerms: 'Richtpreise ohne MwSt., Fracht und Montage; ein Aufpreis für Farben ist nicht eingerechnet.',
    each: (price) => `${price} je Stück`,
    guidePriceEach: 'Richtpreis je Stück ohne MwSt. (EUR)',
    guidePrice: 'Richtpreis ohne MwSt. (EUR)',
    specificationText: 'Ausschreibungstext',
    specification: 'Leistungsverzeichnis',
    textKinds: { neutral: 'neutral', product: 'produkt' },
    filename: 'angebotsliste',
  },
};

/** Returns the place and the tender date of a project as labelled texts, as far as they are known. */
export function projectData({ locale, place, tenderDate }: Pick<QuotationPdf, 'locale' | 'place' | 'tenderDate'>): string[] {
  const words = listWords[locale];
  return [
    ...(place ? [`${words.place}: ${place}`] : []),
    ...(tenderDate ? [`${words.tenderDate}: ${listFormats(locale).date(tenderDate)}`] : []),
  ];
}
