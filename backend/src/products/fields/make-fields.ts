import type { ArrayField, Field } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { millimetres, number, wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { relation, relations } from '../../platform/payload/fields/relation-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';

/** Returns the fields for outer measures and weight, for products and variants. */
export function measures(): Field {
  return {
    type: 'row',
    fields: [
      millimetres('lengthMm', { nl: 'Lengte (mm)', en: 'Length (mm)', de: 'Länge (mm)' }),
      millimetres('widthMm', { nl: 'Breedte (mm)', en: 'Width (mm)', de: 'Breite (mm)' }),
      millimetres('heightMm', { nl: 'Hoogte (mm)', en: 'Height (mm)', de: 'Höhe (mm)' }),
      number(
        'weightKg',
        { nl: 'Gewicht (kg)', en: 'Weight (kg)', de: 'Gewicht (kg)' },
        { min: 0, max: 100_000 },
        { width: '25%' },
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
      number('shareKg', { nl: 'Aandeel (kg)', en: 'Share (kg)', de: 'Anteil (kg)' }, { min: 0, max: 100_000 }),
    ],
  };
}

/** Returns the fields for a product's materials, mounting and colours. */
export function productMake(): Field[] {
  return [
    measures(),
    materialShares(),
    relations('mountings', { nl: 'Montage', en: 'Mounting', de: 'Montage' }, 'mountings'),
    wholeNumber(
      'embedDepthMm',
      { nl: 'Diepte in de grond (mm)', en: 'Depth in the ground (mm)', de: 'Einbautiefe (mm)' },
      { min: 0, max: 10_000 },
    ),
    relations('colours', { nl: 'Kleuren', en: 'Colours', de: 'Farben' }, 'colours'),
    relation('defaultColour', { nl: 'Standaardkleur', en: 'Default colour', de: 'Standardfarbe' }, 'colours'),
    checkbox('anyRal', {
      nl: 'Elke RAL Classic-kleur mogelijk',
      en: 'Any RAL Classic colour',
      de: 'Jede RAL-Classic-Farbe möglich',
    }),
  ];
}
