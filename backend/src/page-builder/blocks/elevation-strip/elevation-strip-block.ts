import { relationIds } from '../../../platform/api/records.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
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
  fields: [blockTitle(), relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { maxRows: 9 })],
  resolvers: {
    titleField: blockHead.titleField,
    products: ({ siteId, stored }, _, context) => productsWithElevation(context, siteId, relationIds(stored.products)),
  },
  words: titleAlone,
});
