import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-12: product highlights. */
export const productsBlock: Block = {
  slug: 'products',
  interfaceName: 'ProductsBlock',
  labels: {
    singular: { nl: 'Producten', en: 'Products', de: 'Produkte' },
    plural: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  },
  fields: [
    blockTitle(),
    relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { maxRows: limits.rows }),
    callToAction(),
  ],
};
