import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { richText } from '../../../platform/payload/rich-text/rich-text-field.ts';
import { blockHead, blockHtml, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titled } from '../../searchable-words.ts';

/** BLK-01: a text in one or two columns. */
export const titleTextBlock = defineBlock({
  kind: 'titleText',
  typename: 'TitleTextBlock',
  labels: {
    singular: { nl: 'Titel en tekst', en: 'Title and text', de: 'Titel und Text' },
    plural: { nl: 'Titels en teksten', en: 'Titles and texts', de: 'Titel und Texte' },
  },
  fields: [
    blockTitle(),
    blockText(),
    richText('textColumn2', { nl: 'Tekst, tweede kolom', en: 'Text, second column', de: 'Text, zweite Spalte' }),
    callToAction(),
  ],
  resolvers: {
    ...blockHead,
    textColumn2: ({ siteId, stored }, _, context) => blockHtml(context, siteId, stored.textColumn2),
  },
  words: ({ titleField, text, textColumn2 }) => titled(titleField, text, textColumn2),
});
