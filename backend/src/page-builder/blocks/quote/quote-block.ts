import { relatedImage } from '../../../media/image-loader.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { longText, text } from '../../../platform/payload/fields/text-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { joined } from '../../searchable-words.ts';

/** BLK-06: a quote with its author. */
export const quoteBlock = defineBlock({
  kind: 'quote',
  typename: 'QuoteBlock',
  labels: { singular: { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, plural: { nl: 'Citaten', en: 'Quotes', de: 'Zitate' } },
  fields: [
    longText('quote', { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, { required: true }),
    text('author', { nl: 'Auteur', en: 'Author', de: 'Autor' }),
    text('role', { nl: 'Functie', en: 'Role', de: 'Funktion' }),
    upload('image', { nl: 'Portret', en: 'Portrait', de: 'Porträt' }),
  ],
  resolvers: {
    quote: ({ stored }) => stored.quote,
    author: ({ stored }) => stored.author || null,
    role: ({ stored }) => stored.role || null,
    image: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.image),
  },
  words: ({ quote, author, role }) => ({ headings: [], text: joined([quote, author, role]) }),
});
