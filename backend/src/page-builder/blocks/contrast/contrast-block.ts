import { colourChart } from '../../../colours/resolvers.ts';
import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** CAT-20: a colour and a paving to choose, which lead to the contrast calculator. */
export const contrastBlock = defineBlock({
  kind: 'contrast',
  typename: 'ContrastBlock',
  labels: {
    singular: { nl: 'Contrastrekenaar', en: 'Contrast calculator', de: 'Kontrastrechner' },
    plural: { nl: 'Contrastrekenaars', en: 'Contrast calculators', de: 'Kontrastrechner' },
  },
  picker: {
    group: 'catalogue',
    help: {
      nl: 'Contrast van kleur en bestrating berekenen',
      en: 'Calculate the contrast of colour and paving',
      de: 'Kontrast von Farbe und Belag berechnen',
    },
    synonyms: {
      nl: 'contrast lrv toegankelijkheid kleur bestrating din paal',
      en: 'contrast lrv accessibility colour paving din bollard',
      de: 'Kontrast LRV Hellbezugswert Barrierefreiheit Farbe Belag DIN Poller',
    },
    drawing: `<path d="M132 28h68v52h-68z" fill="#1f4f49"/><path d="M132 80h68v48h-68z" fill="#d8d5cb"/><path d="M124 80h84" stroke-width="4"/>${textLines([40, 36, 60])}${box(40, 92, 72, 24)}`,
  },
  fields: [blockTitle(), blockText()],
  resolvers: {
    titleField: blockHead.titleField,
    text: blockHead.text,
    groups: ({ siteId }, _, context) => colourChart(context, siteId),
  },
  words: titleAndText,
});
