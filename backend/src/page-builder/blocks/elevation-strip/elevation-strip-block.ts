import { relationIds } from '../../../platform/api/records.ts';
import { checkbox } from '../../../platform/payload/fields/choice-fields.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
import { productsWithElevation } from '../../../products/product-source.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-21: the front elevations of products at one scale. */
export const elevationStripBlock = defineBlock({
  kind: 'elevationStrip',
  typename: 'ElevationStripBlock',
  labels: {
    singular: { nl: 'Aanzichten op schaal', en: 'Elevations to scale', de: 'Ansichten im Maßstab' },
    plural: { nl: 'Aanzichten op schaal', en: 'Elevations to scale', de: 'Ansichten im Maßstab' },
  },
  picker: {
    group: 'catalogue',
    help: {
      nl: 'Tot 9 producten naast elkaar op één maat',
      en: 'Up to 9 products side by side at one scale',
      de: 'Bis zu 9 Produkte nebeneinander im selben Maßstab',
    },
    synonyms: { nl: 'schaal tekening maat aanzicht', en: 'scale drawing size elevation', de: 'Maßstab Zeichnung Größe Ansicht' },
    drawing: `<path d="M28 124h184M48 124V92h36v32M48 104h36M112 124V68h28v56M112 80h28M176 124V60"/><circle cx="176" cy="46" r="16" fill="#fff"/>${textLines([48, 140, 36])}`,
  },
  fields: [
    blockTitle(),
    relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', {
      maxRows: 9,
      description: {
        nl: 'Alleen producten met een maattekening verschijnen.',
        en: 'Only products with a dimensional drawing appear.',
        de: 'Nur Produkte mit einer Maßzeichnung erscheinen.',
      },
    }),
    checkbox(
      'compare',
      { nl: 'Vergelijken aanbieden', en: 'Offer a comparison', de: 'Vergleich anbieten' },
      {
        description: {
          nl: 'Onder de strook staat een link die de eerste vier producten naast elkaar zet. Daarvoor zijn twee producten nodig.',
          en: 'A link below the strip puts the first four products side by side. It needs two products.',
          de: 'Ein Link unter dem Streifen stellt die ersten vier Produkte nebeneinander. Dafür braucht es zwei Produkte.',
        },
      },
    ),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    products: ({ siteId, stored }, _, context) => productsWithElevation(context, siteId, relationIds(stored.products)),
    compare: ({ stored }) => stored.compare ?? false,
  },
  words: titleAlone,
});
