import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'textAndPicture',
    help: {
      nl: 'Kop met één of twee kolommen tekst',
      en: 'Heading with one or two columns of text',
      de: 'Überschrift mit ein oder zwei Textspalten',
    },
    synonyms: {
      nl: 'kop alinea tekst kolommen tabel opsomming uitklappen veelgesteld',
      en: 'heading paragraph text columns table list expand accordion',
      de: 'Überschrift Absatz Text Spalten Tabelle Aufzählung aufklappen ausklappen',
    },
    drawing: `<path d="M48 44h76" stroke-width="8"/>${textLines([48, 72, 64], [48, 90, 64], [48, 108, 48], [128, 72, 64], [128, 90, 64], [128, 108, 40])}`,
  },
  fields: [
    blockTitle(),
    blockText(),
    richText(
      'textColumn2',
      { nl: 'Tekst, tweede kolom', en: 'Text, second column', de: 'Text, zweite Spalte' },
      {
        description: { nl: 'Leeg: één kolom.', en: 'Empty: one column.', de: 'Leer: eine Spalte.' },
      },
    ),
    callToAction(),
  ],
  resolvers: {
    ...blockHead,
    textColumn2: ({ siteId, stored }, _, context) => blockHtml(context, siteId, stored.textColumn2),
  },
  words: ({ titleField, text, textColumn2 }) => titled(titleField, text, textColumn2),
});
