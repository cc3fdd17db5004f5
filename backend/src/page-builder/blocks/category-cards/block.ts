import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockText } from '../../block-fields.ts';

/** BLK-15: cards of product categories. */
export const categoryCardsBlock: Block = {
  slug: 'categoryCards',
  interfaceName: 'CategoryCardsBlock',
  labels: {
    singular: { nl: 'Categoriekaarten', en: 'Category cards', de: 'Kategoriekarten' },
    plural: { nl: 'Categoriekaarten', en: 'Category cards', de: 'Kategoriekarten' },
  },
  fields: [
    blockText(),
    relations('categories', { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' }, 'categories', { maxRows: limits.rows }),
    callToAction(),
  ],
};
