import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { publicHtml } from '../../../platform/html/sanitise-html.ts';

/** BLK-17: HTML, sanitised on each read with the embed hosts that are allowed at that time. */
export const htmlBlockResolvers: Resolvers = {
  HtmlBlock: {
    async html({ siteId, stored }, _, context) {
      const { allowedEmbedHosts } = await cachedGlobal(context, 'globals', siteId);
      return publicHtml(stored.html ?? '', { allowedEmbedHosts: allowedEmbedHosts ?? [] });
    },
  },
};
