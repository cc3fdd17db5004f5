import type { Block } from 'payload';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { blockTitle } from '../../block-fields.ts';

/** BLK-09: downloads. */
export const downloadsBlock: Block = {
  slug: 'downloads',
  interfaceName: 'DownloadsBlock',
  labels: {
    singular: { nl: 'Downloads', en: 'Downloads', de: 'Downloads' },
    plural: { nl: 'Downloads', en: 'Downloads', de: 'Downloads' },
  },
  fields: [blockTitle(), relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads')],
};
