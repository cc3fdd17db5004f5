import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** CAT-18: a field for the code of a type plate, which leads to the parts finder. */
export const partsFinderBlock = defineBlock({
  kind: 'partsFinder',
  typename: 'PartsFinderBlock',
  labels: {
    singular: { nl: 'Onderdelenzoeker', en: 'Parts finder', de: 'Ersatzteilfinder' },
    plural: { nl: 'Onderdelenzoekers', en: 'Parts finders', de: 'Ersatzteilfinder' },
  },
  picker: {
    group: 'contact',
    help: { nl: 'Onderdelen zoeken met een code', en: 'Find spare parts by a code', de: 'Ersatzteile mit einem Code finden' },
    synonyms: {
      nl: 'onderdelen reserve typeplaatje artikelnummer zoeken',
      en: 'spare parts type plate item number search',
      de: 'Ersatzteile Typenschild Artikelnummer suchen',
    },
    drawing: `<path d="M48 48h68" stroke-width="8"/>${textLines([48, 70, 100])}${box(48, 90, 144, 28)}<path d="M152 90h40v28h-40z" fill="#1f4f49"/>`,
  },
  fields: [blockTitle(), blockText()],
  resolvers: { titleField: blockHead.titleField, text: blockHead.text },
  words: titleAndText,
});
