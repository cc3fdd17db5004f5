import { downloadsById } from '../../../downloads/download-source.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-09: files to download, as far as the caller may have them. */
export const downloadsBlockResolvers: Resolvers = {
  DownloadsBlock: {
    titleField: blockHead.titleField,
    downloads: ({ siteId, stored }, _, context) => downloadsById(context, siteId, relationIds(stored.downloads)),
  },
};
