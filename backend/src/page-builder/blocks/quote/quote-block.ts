import { relatedImage } from '../../../media/image-loader.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { longText, text } from '../../../platform/payload/fields/text-fields.ts';
import { textLines } from '../../../platform/payload/picker-drawing.ts';
import { defineBlock } from '../../define-block.ts';
import { joined } from '../../searchable-words.ts';

/** BLK-06: a quote with its author. */
export const quoteBlock = defineBlock({
  kind: 'quote',
  typename: 'QuoteBlock',
  labels: { singular: { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, plural: { nl: 'Citaten', en: 'Quotes', de: 'Zitate' } },
  picker: {
    group: 'textAndPicture',
    help: { nl: 'Uitspraak met naam en portret', en: 'Statement with name and portrait', de: 'Aussage mit Name und Porträt' },
    synonyms: {
      nl: 'quote uitspraak klant mening ervaring aanbeveling review',
      en: 'testimonial saying customer opinion review recommendation',
      de: 'Aussage Stimme Kunde Meinung Erfahrung Empfehlung Bewertung',
    },
    drawing: `<path d="M56 92V74c0-16 8-26 20-30M56 92h20V74H56M92 92V74c0-16 8-26 20-30M92 92h20V74H92"/>${textLines([132, 52, 64], [132, 72, 64], [132, 92, 44])}<path d="M132 116h28"/>`,
  },
  fields: [
    longText('quote', { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, { required: true }),
    text('author', { nl: 'Auteur', en: 'Author', de: 'Autor' }),
    text('role', { nl: 'Functie', en: 'Role', de: 'Funktion' }),
    upload('image', { nl: 'Portret', en: 'Portrait', de: 'Porträt' }),
  ],
  resolvers: {
    quote: ({ stored }) => stored.quote ?? '',
    author: ({ stored }) => stored.author || null,
    role: ({ stored }) => stored.role || null,
    image: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.image),
  },
  words: ({ quote, author, role }) => ({ headings: [], text: joined([quote, author, role]) }),
});
