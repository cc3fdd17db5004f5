import { liveEntriesOf } from '../../../entries/linked-entry.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { box } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'catalogue',
    help: { nl: 'Ingang naar de categorieën', en: 'Entrance to the categories', de: 'Einstieg in die Kategorien' },
    synonyms: { nl: 'categorie groep ingang tegels', en: 'category group entrance tiles', de: 'Kategorie Gruppe Kacheln' },
    drawing: [
      [40, 40],
      [124, 40],
      [40, 88],
      [124, 88],
    ]
      .map(([x = 0, y = 0]) => `${box(x, y, 76, 36)}<path d="M${x + 12} ${y + 18}h36"/><path d="M${x + 60} ${y + 12}l6 6-6 6"/>`)
      .join(''),
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
