import type { ArrayField } from 'payload';
import { relation, upload } from '../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../platform/payload/limits.ts';

/** Returns the field for pictures that belong to a colour, a variant, or both (CAT-19). */
export function choicePictures(): ArrayField {
  return {
    name: 'choicePictures',
    type: 'array',
    label: { nl: 'Foto’s per kleur of variant', en: 'Pictures per colour or variant', de: 'Bilder je Farbe oder Variante' },
    labels: { singular: { nl: 'Foto', en: 'Picture', de: 'Bild' }, plural: { nl: 'Foto’s', en: 'Pictures', de: 'Bilder' } },
    maxRows: limits.rows,
    admin: {
      description: {
        nl: 'Ze staan vóór de productfoto’s zodra een bezoeker die kleur of variant kiest.',
        en: 'They precede the product pictures as soon as a visitor chooses that colour or variant.',
        de: 'Sie stehen vor den Produktbildern, sobald ein Besucher diese Farbe oder Variante wählt.',
      },
    },
    fields: [
      upload(
        'picture',
        { nl: 'Foto', en: 'Picture', de: 'Bild' },
        {
          required: true,
          description: {
            nl: 'Toont het product precies in deze kleur en variant.',
            en: 'Shows the product in exactly this colour and variant.',
            de: 'Zeigt das Produkt genau in dieser Farbe und Variante.',
          },
        },
      ),
      relation('colour', { nl: 'Kleur', en: 'Colour', de: 'Farbe' }, 'colours', {
        description: { nl: 'Leeg: elke kleur.', en: 'Empty: any colour.', de: 'Leer: jede Farbe.' },
      }),
      relation('variant', { nl: 'Variant', en: 'Variant', de: 'Variante' }, 'variants', {
        description: { nl: 'Leeg: elke variant.', en: 'Empty: any variant.', de: 'Leer: jede Variante.' },
      }),
    ],
  };
}
