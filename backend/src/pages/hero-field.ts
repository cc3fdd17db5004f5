import type { GroupField } from 'payload';
import { callsToAction } from '../platform/payload/fields/call-to-action.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { number } from '../platform/payload/fields/number-fields.ts';
import { relation, upload } from '../platform/payload/fields/relation-fields.ts';

const fraction = { min: 0, max: 1 };
const corner = { width: '25%', step: 0.0001 };

/**
 * Group of a dimension line over the hero picture. It shows a product's length between two points, given as fractions of the
 * picture.
 */
const dimension: GroupField = {
  name: 'dimension',
  type: 'group',
  label: { nl: 'Maatlijn', en: 'Dimension line', de: 'Maßlinie' },
  fields: [
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products'),
    { name: 'points', type: 'ui', admin: { components: { Field: '/components/pages/dimension-points.tsx#DimensionPoints' } } },
    {
      type: 'row',
      fields: [
        number('fromX', { nl: 'Van x', en: 'From x', de: 'Von x' }, fraction, corner),
        number('fromY', { nl: 'Van y', en: 'From y', de: 'Von y' }, fraction, corner),
        number('toX', { nl: 'Tot x', en: 'To x', de: 'Bis x' }, fraction, corner),
        number('toY', { nl: 'Tot y', en: 'To y', de: 'Bis y' }, fraction, corner),
      ],
    },
  ],
};

/** Returns the field group for the hero of a page (HERO-01, HERO-02, HERO-06). */
export function hero(): GroupField {
  return {
    name: 'hero',
    type: 'group',
    label: { nl: 'Paginakop', en: 'Hero', de: 'Seitenkopf' },
    fields: [
      choice(
        'variant',
        { nl: 'Vorm', en: 'Variant', de: 'Form' },
        {
          fullscreen: { nl: 'Schermvullend', en: 'Full screen', de: 'Bildschirmfüllend' },
          content: { nl: 'Boven de inhoud', en: 'Above the content', de: 'Über dem Inhalt' },
        },
        { initial: 'content' },
      ),
      upload('image', { nl: 'Afbeelding', en: 'Picture', de: 'Bild' }),
      upload('mobileImage', {
        nl: 'Afbeelding op smalle schermen',
        en: 'Picture on narrow screens',
        de: 'Bild auf schmalen Bildschirmen',
      }),
      dimension,
      callsToAction(4),
    ],
  };
}
