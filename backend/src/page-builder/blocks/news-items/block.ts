import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { blockText, blockTitle } from '../../block-fields.ts';

/** BLK-10: chosen news articles, or by default the newest eight. */
export const newsItemsBlock: Block = {
  slug: 'newsItems',
  interfaceName: 'NewsItemsBlock',
  labels: { singular: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' }, plural: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' } },
  fields: [
    blockTitle(),
    blockText(),
    relations('newsItems', { nl: 'Berichten', en: 'Articles', de: 'Beiträge' }, 'news', { maxRows: limits.rows }),
    callToAction(),
  ],
};
