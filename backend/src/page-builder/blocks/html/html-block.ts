import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import { html } from '../../../platform/html/html-field.ts';
import { plainText, publicHtml } from '../../../platform/html/sanitise-html.ts';
import { defineBlock } from '../../define-block.ts';

/** BLK-17: HTML, sanitised on each read with the embed hosts that are allowed at that time. */
export const htmlBlock = defineBlock({
  kind: 'html',
  typename: 'HtmlBlock',
  labels: { singular: { nl: 'HTML', en: 'HTML', de: 'HTML' }, plural: { nl: 'HTML', en: 'HTML', de: 'HTML' } },
  fields: [html('html', { nl: 'HTML', en: 'HTML', de: 'HTML' })],
  resolvers: {
    async html({ siteId, stored }, _, context) {
      const { allowedEmbedHosts } = await cachedGlobal(context, 'globals', siteId);
      return publicHtml(stored.html ?? '', { allowedEmbedHosts: allowedEmbedHosts ?? [] });
    },
  },
  words: ({ html }) => ({ headings: [], text: plainText(publicHtml(html ?? '', {})) }),
});
