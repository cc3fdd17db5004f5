import type { Block } from 'payload';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-21: the front elevations of products at one scale. */
export const elevationStripBlock: Block = {
  slug: 'elevationStrip',
  interfaceName: 'ElevationStripBlock',
  labels: {
    singular: { nl: 'Aanzichten op schaal', en: 'Elevations to scale', de: 'Ansichten im Maßstab' },
    plural: { nl: 'Aanzichten op schaal', en: 'Elevations to scale', de: 'Ansichten im Maßstab' },
  },
  fields: [blockTitle(), relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { maxRows: 9 })],
};
