import { articlesById, newestArticles } from '../../../news/article-record.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

const howMany = 8;

/** BLK-10: chosen news articles, or by default the newest eight. */
export const newsItemsBlock = defineBlock({
  kind: 'newsItems',
  typename: 'NewsItemsBlock',
  labels: { singular: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' }, plural: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' } },
  picker: {
    group: 'workAndPeople',
    help: {
      nl: 'De laatste of gekozen berichten',
      en: 'The latest or chosen articles',
      de: 'Die neuesten oder gewählten Beiträge',
    },
    synonyms: { nl: 'nieuws artikel bericht blog', en: 'news article post blog', de: 'Nachrichten Artikel Beitrag Blog' },
    drawing: [40, 128]
      .map((x) => `${box(x, 32, 72, 42)}<path d="M${x} 92h56"/>${textLines([x, 108, 72], [x, 124, 48])}`)
      .join(''),
  },
  fields: [
    blockTitle(),
    blockText(),
    relations('newsItems', { nl: 'Berichten', en: 'Articles', de: 'Beiträge' }, 'news', {
      maxRows: limits.rows,
      description: {
        nl: 'Leeg: de acht nieuwste berichten.',
        en: 'Empty: the eight newest articles.',
        de: 'Leer: die acht neuesten Beiträge.',
      },
    }),
    callToAction(),
  ],
  resolvers: {
    ...blockHead,
    async entries({ siteId, stored }, _, context) {
      const chosen = relationIds(stored.newsItems);
      return chosen.length > 0 ? articlesById(context, siteId, chosen) : newestArticles(context, siteId, howMany);
    },
  },
  words: titleAndText,
});
