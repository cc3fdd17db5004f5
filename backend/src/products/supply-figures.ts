import type { Supply } from '../platform/generated/contract.ts';
import type { Label } from '../platform/payload/label.ts';

/** Names of the numbers among the supply terms of a product: fields of the admin, the card and the contract. */
export type SupplyFigure = Exclude<keyof Supply, '__typename' | 'embedDepthMm' | 'madeIn'>;

export type Figure = {
  label: Label;
  description?: Label;
  min: number;
  max: number;
  /** Key of the fact by which lists filter. */
  fact?: string;
};

const weeks = { min: 0, max: 104 };
const years = { min: 0, max: 100 };

/** The figures, in the order of the admin. */
export const supplyFigures = {
  leadTimeStandardWeeks: {
    label: {
      nl: 'Levertijd standaardkleur (weken)',
      en: 'Lead time, standard colour (weeks)',
      de: 'Lieferzeit Standardfarbe (Wochen)',
    },
    description: {
      nl: 'Geldt ook voor andere kleuren zonder meerprijs; bezoekers filteren erop.',
      en: 'Also for other colours without a surcharge; visitors filter by it.',
      de: 'Gilt auch für andere Farben ohne Aufpreis; Besucher filtern danach.',
    },
    ...weeks,
    fact: 'leadTimeWeeks',
  },
  leadTimeSpecialWeeks: {
    label: {
      nl: 'Levertijd andere kleur (weken)',
      en: 'Lead time, other colour (weeks)',
      de: 'Lieferzeit andere Farbe (Wochen)',
    },
    description: {
      nl: 'Voor kleuren met een meerprijs, en voor elke andere RAL-kleur.',
      en: 'For colours with a surcharge, and for any other RAL colour.',
      de: 'Für Farben mit Aufpreis und für jede andere RAL-Farbe.',
    },
    ...weeks,
  },
  warrantyYears: { label: { nl: 'Garantie (jaren)', en: 'Warranty (years)', de: 'Garantie (Jahre)' }, ...years },
  sparePartsYears: {
    label: { nl: 'Reserveonderdelen (jaren)', en: 'Spare parts (years)', de: 'Ersatzteile (Jahre)' },
    ...years,
  },
  maintenanceIntervalMonths: {
    label: { nl: 'Onderhoud elke (maanden)', en: 'Maintenance every (months)', de: 'Wartung alle (Monate)' },
    description: {
      nl: 'Tijd tussen twee beurten, zoals 12; staat op de kaart, en bezoekers filteren erop.',
      en: 'Time between two services, such as 12; appears on the card, and visitors filter by it.',
      de: 'Zeit zwischen zwei Wartungen, etwa 12; steht auf der Karte, und Besucher filtern danach.',
    },
    min: 1,
    max: 240,
    fact: 'maintenanceIntervalMonths',
  },
  designYear: { label: { nl: 'Ontwerpjaar', en: 'Year of design', de: 'Entwurfsjahr' }, min: 1800, max: 2200 },
} as const satisfies Record<SupplyFigure, Figure>;

export const supplyFigureNames = Object.keys(supplyFigures) as SupplyFigure[];

type FactOfSupply = Extract<(typeof supplyFigures)[SupplyFigure], { fact: string }>['fact'];

/** Returns the key of the fact that is derived from a figure, if any. */
export const factOfFigure = (name: SupplyFigure) => (supplyFigures[name] as { fact?: FactOfSupply }).fact;

/** Keys of the facts that are derived from the figures. */
export const factsOfSupply = supplyFigureNames.flatMap((name) => factOfFigure(name) ?? []);

/** Returns the figures that an object has; null for any other. */
export function pickSupplyFigures(source: { [Name in SupplyFigure]?: number | null }): Record<SupplyFigure, number | null> {
  return Object.fromEntries(supplyFigureNames.map((name) => [name, source[name] ?? null])) as Record<SupplyFigure, number | null>;
}

/** Returns the values by which lists filter; a fact without a value is an empty list. */
export function supplyFacts(figures: { [Name in SupplyFigure]?: number | null | undefined }): Record<FactOfSupply, number[]> {
  const facts = supplyFigureNames.flatMap((name) => {
    const key = factOfFigure(name);
    const value = figures[name] ?? null;
    return key === undefined ? [] : [[key, value === null ? [] : [value]] as const];
  });
  return Object.fromEntries(facts) as Record<FactOfSupply, number[]>;
}
