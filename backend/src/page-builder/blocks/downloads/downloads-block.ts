import { downloadsById } from '../../../downloads/download-source.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-09: downloads, with their files if the caller may have them. */
export const downloadsBlock = defineBlock({
  kind: 'downloads',
  typename: 'DownloadsBlock',
  labels: {
    singular: { nl: 'Downloads', en: 'Downloads', de: 'Downloads' },
    plural: { nl: 'Downloads', en: 'Downloads', de: 'Downloads' },
  },
  fields: [blockTitle(), relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads')],
  resolvers: {
    titleField: blockHead.titleField,
    downloads: ({ siteId, stored }, _, context) => downloadsById(context, siteId, relationIds(stored.downloads)),
  },
  words: titleAlone,
});
