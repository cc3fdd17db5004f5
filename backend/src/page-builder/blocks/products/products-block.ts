import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { productsById } from '../../../products/product-source.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-12: product highlights. */
export const productsBlock = defineBlock({
  kind: 'products',
  typename: 'ProductsBlock',
  labels: {
    singular: { nl: 'Producten', en: 'Products', de: 'Produkte' },
    plural: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  },
  fields: [
    blockTitle(),
    relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { maxRows: limits.rows }),
    callToAction(),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    products: ({ siteId, stored }, _, context) => productsById(context, siteId, relationIds(stored.products)),
  },
  words: titleAlone,
});
