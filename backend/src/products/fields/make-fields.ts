import type { ArrayField, Field } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { millimetres, number, wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { relation, relations } from '../../platform/payload/fields/relation-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';

const hints = {
  shareKg: {
    nl: 'Gewicht van dit materiaal; staat in de tabel van materialen op de productpagina.',
    en: 'Weight of this material; appears in the table of materials on the product page.',
    de: 'Gewicht dieses Materials; steht in der Materialtabelle der Produktseite.',
  },
  mountings: {
    nl: 'Bezoekers kiezen er een; de eerste is vooraf gekozen. Ook een filter in lijsten.',
    en: 'Visitors choose one; the first is selected at first. Also a filter in lists.',
    de: 'Besucher wählen eine; die erste ist vorausgewählt. Auch ein Filter in Listen.',
  },
  embedDepth: {
    nl: 'Verschijnt bij montage in de grond, en bij producten zonder montagewijzen.',
    en: 'Appears with mounting in the ground, and for products without mountings.',
    de: 'Erscheint bei Montage im Boden und bei Produkten ohne Montagearten.',
  },
  colours: {
    nl: 'Bezoekers kiezen er een; ook een filter in lijsten.',
    en: 'Visitors choose one; also a filter in lists.',
    de: 'Besucher wählen eine; auch ein Filter in Listen.',
  },
  defaultColour: {
    nl: 'De kleur van de foto’s en het 3D-model. Staat vooraan, en heeft de levertijd van de standaardkleur.',
    en: 'The colour of the pictures and the 3D model. Comes first, with the lead time of the standard colour.',
    de: 'Die Farbe der Bilder und des 3D-Modells. Steht vorn und hat die Lieferzeit der Standardfarbe.',
  },
  anyRal: {
    nl: 'Bezoekers kunnen ook een andere RAL-kleur kiezen, met de levertijd voor andere kleuren.',
    en: 'Visitors can also choose another RAL colour, with the lead time for other colours.',
    de: 'Besucher können auch eine andere RAL-Farbe wählen, mit der Lieferzeit für andere Farben.',
  },
} satisfies Record<string, Label>;

/** Returns the fields for outer measures and weight, for products and variants. */
export function measures(description?: Label): Field {
  return {
    type: 'row',
    fields: [
      millimetres('lengthMm', { nl: 'Lengte (mm)', en: 'Length (mm)', de: 'Länge (mm)' }, description),
      millimetres('widthMm', { nl: 'Breedte (mm)', en: 'Width (mm)', de: 'Breite (mm)' }, description),
      millimetres('heightMm', { nl: 'Hoogte (mm)', en: 'Height (mm)', de: 'Höhe (mm)' }, description),
      number(
        'weightKg',
        { nl: 'Gewicht (kg)', en: 'Weight (kg)', de: 'Gewicht (kg)' },
        { min: 0, max: 100_000 },
        { width: '25%', description },
      ),
    ],
  };
}

/** Returns the field for materials with their shares of the weight. */
export function materialShares(description?: Label): ArrayField {
  return {
    name: 'materials',
    type: 'array',
    label: { nl: 'Materialen', en: 'Materials', de: 'Materialien' },
    labels: {
      singular: { nl: 'Materiaal', en: 'Material', de: 'Material' },
      plural: { nl: 'Materialen', en: 'Materials', de: 'Materialien' },
    },
    maxRows: limits.rows,
    admin: { description },
    fields: [
      relation('material', { nl: 'Materiaal', en: 'Material', de: 'Material' }, 'materials', { required: true }),
      number(
        'shareKg',
        { nl: 'Aandeel (kg)', en: 'Share (kg)', de: 'Anteil (kg)' },
        { min: 0, max: 100_000 },
        { description: hints.shareKg },
      ),
    ],
  };
}

/** Returns the fields for a product's materials, mounting and colours. */
export function productMake(): Field[] {
  return [
    measures(),
    materialShares(),
    relations('mountings', { nl: 'Montage', en: 'Mounting', de: 'Montage' }, 'mountings', { description: hints.mountings }),
    wholeNumber(
      'embedDepthMm',
      { nl: 'Diepte in de grond (mm)', en: 'Depth in the ground (mm)', de: 'Einbautiefe (mm)' },
      { min: 0, max: 10_000 },
      { description: hints.embedDepth },
    ),
    relations('colours', { nl: 'Kleuren', en: 'Colours', de: 'Farben' }, 'colours', { description: hints.colours }),
    relation('defaultColour', { nl: 'Standaardkleur', en: 'Default colour', de: 'Standardfarbe' }, 'colours', {
      description: hints.defaultColour,
    }),
    checkbox(
      'anyRal',
      { nl: 'Elke RAL Classic-kleur mogelijk', en: 'Any RAL Classic colour', de: 'Jede RAL-Classic-Farbe möglich' },
      { description: hints.anyRal },
    ),
  ];
}
