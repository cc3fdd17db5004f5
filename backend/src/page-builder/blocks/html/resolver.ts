import { heldGlobal } from '../../../platform/api/held-globals.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { publicHtml } from '../../../platform/html/sanitise-html.ts';

/** BLK-17: HTML, sanitised anew at each reading; what it may embed is decided by the hosts that are allowed then. */
export const htmlBlockResolvers: Resolvers = {
  HtmlBlock: {
    async html({ siteId, stored }, _, context) {
      const { allowedEmbedHosts } = await heldGlobal(context, 'globals', siteId);
      return publicHtml(stored.html ?? '', { allowedEmbedHosts: allowedEmbedHosts ?? [] });
    },
  },
};
