import type { Block } from 'payload';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { longText, text } from '../../../platform/payload/fields/text-fields.ts';

/** BLK-06: a quote with its author. */
export const quoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, plural: { nl: 'Citaten', en: 'Quotes', de: 'Zitate' } },
  fields: [
    longText('quote', { nl: 'Citaat', en: 'Quote', de: 'Zitat' }, { required: true }),
    text('author', { nl: 'Auteur', en: 'Author', de: 'Autor' }),
    text('role', { nl: 'Functie', en: 'Role', de: 'Funktion' }),
    upload('image', { nl: 'Portret', en: 'Portrait', de: 'Porträt' }),
  ],
};
