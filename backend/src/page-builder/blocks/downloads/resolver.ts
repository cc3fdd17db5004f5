import { downloadsById } from '../../../downloads/download-source.ts';
import { relationIds } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-09: downloads, with their files if the caller may have them. */
export const downloadsBlockResolvers: Resolvers = {
  DownloadsBlock: {
    titleField: blockHead.titleField,
    downloads: ({ siteId, stored }, _, context) => downloadsById(context, siteId, relationIds(stored.downloads)),
  },
};
