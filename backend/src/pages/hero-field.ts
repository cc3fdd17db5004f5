import type { GroupField, RelationshipFieldSingleValidation, Where } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { callsToAction } from '../platform/payload/fields/call-to-action.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { number } from '../platform/payload/fields/number-fields.ts';
import { mobileImage, relation, upload } from '../platform/payload/fields/relation-fields.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';

const fraction = { min: 0, max: 1 };

const hints = {
  variant: {
    nl: 'Schermvullend: een groot beeld met de titel erin; zonder afbeelding geldt “Boven de inhoud”.',
    en: 'Full screen: a large picture with the title in it; without a picture, “Above the content” applies.',
    de: 'Bildschirmfüllend: ein großes Bild mit dem Titel darin; ohne Bild gilt „Über dem Inhalt“.',
  },
  image: {
    nl: 'Zonder afbeelding begint de pagina met de kop en de inleiding.',
    en: 'Without a picture, the page begins with the heading and the introduction.',
    de: 'Ohne Bild beginnt die Seite mit der Überschrift und der Einleitung.',
  },
  product: {
    nl: 'Bij een schermvullende kop: de lengte van dit product staat langs de lijn, met een link eronder.',
    en: 'In a full-screen hero: the length of this product stands along the line, with a link below.',
    de: 'Im bildschirmfüllenden Kopf: Die Länge dieses Produkts steht an der Linie, mit einem Link darunter.',
  },
  x: { nl: '0 (links) tot 1 (rechts)', en: '0 (left) to 1 (right)', de: '0 (links) bis 1 (rechts)' },
  y: { nl: '0 (boven) tot 1 (onder)', en: '0 (top) to 1 (bottom)', de: '0 (oben) bis 1 (unten)' },
} satisfies Record<string, Label>;

const noLength: Label = {
  nl: 'Dit product heeft zelf geen lengte. Vul haar in bij het product, of haal het product hier weg.',
  en: 'This product has no length of its own. Enter it in the product, or remove the product here.',
  de: 'Dieses Produkt hat selbst keine Länge. Tragen Sie sie beim Produkt ein, oder entfernen Sie das Produkt hier.',
};

/** Refuses a product without a length, because its line would not be shown. Variants may have several lengths. */
const hasLength: RelationshipFieldSingleValidation = async (value, options) => {
  const valid = await validateRelationship(value, options);
  const { req } = options;
  if (valid !== true || !value || !req.payload) return valid;
  const where: Where = { id: { equals: value }, lengthMm: { greater_than: 0 } };
  const { totalDocs } = await req.payload.count({ collection: 'products', where, req });
  return totalDocs > 0 ? true : labelFor(req, noLength);
};

const corner = (description: Label) => ({ width: '25%', step: 0.0001, description });

/**
 * Group of a dimension line over the hero picture. It shows a product's length between two points, given as fractions of the
 * picture.
 */
const dimension: GroupField = {
  name: 'dimension',
  type: 'group',
  label: { nl: 'Maatlijn', en: 'Dimension line', de: 'Maßlinie' },
  fields: [
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products', {
      ...{ description: hints.product, validate: hasLength },
    }),
    { name: 'points', type: 'ui', admin: { components: { Field: '/components/pages/dimension-points.tsx#DimensionPoints' } } },
    {
      type: 'row',
      fields: [
        number('fromX', { nl: 'Van x', en: 'From x', de: 'Von x' }, fraction, corner(hints.x)),
        number('fromY', { nl: 'Van y', en: 'From y', de: 'Von y' }, fraction, corner(hints.y)),
        number('toX', { nl: 'Tot x', en: 'To x', de: 'Bis x' }, fraction, corner(hints.x)),
        number('toY', { nl: 'Tot y', en: 'To y', de: 'Bis y' }, fraction, corner(hints.y)),
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
        { initial: 'content', description: hints.variant },
      ),
      upload('image', { nl: 'Afbeelding', en: 'Picture', de: 'Bild' }, { description: hints.image }),
      mobileImage(),
      dimension,
      callsToAction(4),
    ],
  };
}
