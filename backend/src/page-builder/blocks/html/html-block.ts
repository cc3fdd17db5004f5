import { cachedGlobal } from '../../../platform/api/globals-cache.ts';
import { html } from '../../../platform/html/html-field.ts';
import { plainText, publicHtml } from '../../../platform/html/sanitise-html.ts';
import { defineBlock } from '../../define-block.ts';

/** BLK-17: HTML, sanitised on each read with the embed hosts that are allowed at that time. */
export const htmlBlock = defineBlock({
  kind: 'html',
  typename: 'HtmlBlock',
  labels: { singular: { nl: 'HTML', en: 'HTML', de: 'HTML' }, plural: { nl: 'HTML', en: 'HTML', de: 'HTML' } },
  picker: {
    group: 'technical',
    help: {
      nl: 'Eigen code; alleen voor beheerders',
      en: 'Your own code; for administrators only',
      de: 'Eigener Code; nur für Administratoren',
    },
    synonyms: { nl: 'code insluiten embed', en: 'code embed script', de: 'Code einbetten Embed' },
    drawing: '<path d="M84 52L52 80l32 28M156 52l32 28-32 28M132 44l-24 72" stroke-width="6"/>',
  },
  fields: [
    html(
      'html',
      { nl: 'HTML', en: 'HTML', de: 'HTML' },
      {
        description: {
          nl: 'Scripts en stijlen vervallen. Insluiten kan alleen van hosts die bij Algemene gegevens staan.',
          en: 'Scripts and styles are removed. Embeds are limited to the hosts in General data.',
          de: 'Skripte und Stile entfallen. Einbetten geht nur von Hosts aus den Allgemeinen Daten.',
        },
      },
    ),
  ],
  resolvers: {
    async html({ siteId, stored }, _, context) {
      const { allowedEmbedHosts } = await cachedGlobal(context, 'globals', siteId);
      return publicHtml(stored.html ?? '', { allowedEmbedHosts: allowedEmbedHosts ?? [] });
    },
  },
  words: ({ html }) => ({ headings: [], text: plainText(publicHtml(html ?? '', {})) }),
});
