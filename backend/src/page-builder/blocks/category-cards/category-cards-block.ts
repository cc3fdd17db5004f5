import { liveEntriesOf } from '../../../entries/linked-entry.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockHead, blockText } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titled } from '../../searchable-words.ts';

/** BLK-15: cards of product categories. */
export const categoryCardsBlock = defineBlock({
  kind: 'categoryCards',
  typename: 'CategoryCardsBlock',
  labels: {
    singular: { nl: 'Categoriekaarten', en: 'Category cards', de: 'Kategoriekarten' },
    plural: { nl: 'Categoriekaarten', en: 'Category cards', de: 'Kategoriekarten' },
  },
  fields: [
    blockText(),
    relations('categories', { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' }, 'categories', { maxRows: limits.rows }),
    callToAction(),
  ],
  resolvers: {
    text: blockHead.text,
    cta: blockHead.cta,
    categories: ({ siteId, stored }, _, context) => liveEntriesOf(context, siteId, 'categories', relationIds(stored.categories)),
  },
  words: ({ text }) => titled(undefined, text),
});
