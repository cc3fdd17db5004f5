import type { Fact } from '../../platform/generated/payload-types.ts';
import type { Texts } from './demo-content.ts';

export type DemoFact = {
  key: string;
  title: Texts;
  kind: 'list' | 'range';
  unit?: NonNullable<Fact['unit']>;
  /** Marks a fact that is displayed but not filterable. */
  shownOnly?: true;
  /** Names of the values of a list, in order. */
  values?: Record<string, Texts>;
};

const yes: Texts = { nl: 'Ja', en: 'Yes', de: 'Ja' };
const no: Texts = { nl: 'Nee', en: 'No', de: 'Nein' };
const optional: Texts = { nl: 'Optioneel', en: 'Optional', de: 'Optional' };

/** The filterable facts of products, in display order. */
const filterFacts: DemoFact[] = [
  { key: 'material', kind: 'list', title: { nl: 'Materiaal', en: 'Material', de: 'Material' } },
  { key: 'mounting', kind: 'list', title: { nl: 'Montage', en: 'Mounting', de: 'Montage' } },
  { key: 'lengthMm', kind: 'range', unit: 'mm', title: { nl: 'Lengte', en: 'Length', de: 'Länge' } },
  { key: 'seatHeightMm', kind: 'range', unit: 'mm', title: { nl: 'Zithoogte', en: 'Seat height', de: 'Sitzhöhe' } },
  {
    key: 'armrests',
    kind: 'list',
    title: { nl: 'Armleuning', en: 'Armrests', de: 'Armlehnen' },
    values: {
      standard: { nl: 'Standaard', en: 'Standard', de: 'Serienmäßig' },
      optional,
      none: { nl: 'Geen', en: 'None', de: 'Keine' },
    },
  },
  { key: 'leadTimeWeeks', kind: 'range', unit: 'weeks', title: { nl: 'Levertijd', en: 'Lead time', de: 'Lieferzeit' } },
  { key: 'heightMm', kind: 'range', unit: 'mm', title: { nl: 'Hoogte', en: 'Height', de: 'Höhe' } },
  {
    key: 'backrest',
    kind: 'list',
    title: { nl: 'Rugleuning', en: 'Backrest', de: 'Rückenlehne' },
    values: { true: yes, optional, false: no },
  },
  {
    key: 'colour',
    kind: 'list',
    title: { nl: 'Kleur', en: 'Colour', de: 'Farbe' },
    values: { 'any-ral': { nl: 'Elke RAL Classic-kleur', en: 'Any RAL Classic colour', de: 'Jede RAL-Classic-Farbe' } },
  },
  { key: 'series', kind: 'list', title: { nl: 'Serie', en: 'Series', de: 'Serie' } },
  {
    key: 'wheelchairAccessible',
    kind: 'list',
    title: { nl: 'Rolstoeltoegankelijk', en: 'Wheelchair-accessible', de: 'Rollstuhlgerecht' },
    values: { true: yes, false: no },
  },
  { key: 'weightKg', kind: 'range', unit: 'kg', title: { nl: 'Gewicht', en: 'Weight', de: 'Gewicht' } },
  {
    key: 'maintenanceIntervalMonths',
    kind: 'range',
    unit: 'months',
    title: { nl: 'Onderhoudsinterval', en: 'Maintenance interval', de: 'Wartungsintervall' },
  },
  {
    key: 'recycledContentPercent',
    kind: 'range',
    unit: '%',
    title: { nl: 'Gerecycled (illustratief)', en: 'Recycled content (illustrative)', de: 'Rezyklatanteil (illustrativ)' },
  },
  {
    key: 'highlight',
    kind: 'list',
    title: { nl: 'Bijzonder', en: 'Highlights', de: 'Besonderes' },
    values: { new: { nl: 'Nieuw', en: 'New', de: 'Neu' }, featured: { nl: 'Uitgelicht', en: 'Featured', de: 'Empfohlen' } },
  },
];

const shown = (key: string, title: Texts, unit?: DemoFact['unit']): DemoFact => ({
  key,
  kind: 'range',
  unit,
  title,
  shownOnly: true,
});

/** Facts of some products that appear in their specification tables only. */
const shownFacts: DemoFact[] = [
  shown('seats', { nl: 'Zitplaatsen', en: 'Seats', de: 'Sitzplätze' }),
  shown('seatDepthMm', { nl: 'Zitdiepte', en: 'Seat depth', de: 'Sitztiefe' }, 'mm'),
  shown('tableHeightMm', { nl: 'Tafelhoogte', en: 'Table height', de: 'Tischhöhe' }, 'mm'),
  shown('kneeClearanceMm', { nl: 'Kniehoogte onder het blad', en: 'Knee clearance', de: 'Unterfahrhöhe' }, 'mm'),
  shown('wheelchairPlaces', { nl: 'Rolstoelplaatsen', en: 'Wheelchair places', de: 'Rollstuhlplätze' }),
  shown('capacityL', { nl: 'Inhoud', en: 'Capacity', de: 'Fassungsvermögen' }, 'l'),
  shown('openingHeightMm', { nl: 'Inwerphoogte', en: 'Height of the opening', de: 'Einwurfhöhe' }, 'mm'),
  shown('volumeL', { nl: 'Plantvolume', en: 'Planting volume', de: 'Pflanzvolumen' }, 'l'),
  shown('trunkOpeningMm', { nl: 'Stamopening', en: 'Trunk opening', de: 'Stammöffnung' }, 'mm'),
  shown('slotWidthMm', { nl: 'Sleufbreedte', en: 'Slot width', de: 'Schlitzweite' }, 'mm'),
  shown('heightAboveGroundMm', { nl: 'Hoogte boven maaiveld', en: 'Height above ground', de: 'Höhe über Gelände' }, 'mm'),
  shown('bikes', { nl: 'Fietsen', en: 'Bicycles', de: 'Fahrräder' }),
  shown('spacingMm', { nl: 'Hart-op-hartafstand', en: 'Spacing', de: 'Achsabstand' }, 'mm'),
  shown('roofLoadKgM2', { nl: 'Dakbelasting (kg/m²)', en: 'Roof load (kg/m²)', de: 'Dachlast (kg/m²)' }),
];

/** The names of the finishes of colours. */
const colourFacts: DemoFact[] = [
  {
    key: 'finish',
    kind: 'list',
    title: { nl: 'Afwerking', en: 'Finish', de: 'Oberfläche' },
    shownOnly: true,
    values: {
      'smooth-matt': { nl: 'Gladmat', en: 'Smooth matt', de: 'Glattmatt' },
      'fine-texture': { nl: 'Fijne structuur', en: 'Fine texture', de: 'Feinstruktur' },
    },
  },
];

export const factDictionary: readonly DemoFact[] = [...filterFacts, ...shownFacts, ...colourFacts];

/** Attributes that are imported unchanged. */
export const plainFacts: readonly string[] = ['seatHeightMm', 'armrests', ...shownFacts.map(({ key }) => key)];
