import { downloadsById } from '../../../downloads/download-source.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'catalogue',
    help: {
      nl: 'Tekeningen, bestekteksten en folders',
      en: 'Drawings, specifications and brochures',
      de: 'Zeichnungen, Ausschreibungstexte und Prospekte',
    },
    synonyms: {
      nl: 'bestand pdf document tekening prijslijst brochure',
      en: 'file pdf document drawing price list',
      de: 'Datei PDF Dokument Zeichnung Preisliste Broschüre',
    },
    drawing: [36, 68, 100]
      .map(
        (y) =>
          `<path d="M52 ${y}h14l8 8v16H52z" fill="#fff"/>${textLines([88, y + 12, 64])}<path d="M180 ${y}v16m-8-8l8 8 8-8M170 ${y + 24}h20"/>`,
      )
      .join(''),
  },
  fields: [blockTitle(), relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads')],
  resolvers: {
    titleField: blockHead.titleField,
    downloads: ({ siteId, stored }, _, context) => downloadsById(context, siteId, relationIds(stored.downloads)),
  },
  words: titleAlone,
});
