import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { relations } from '../../../platform/payload/fields/relation-fields.ts';
import { limits } from '../../../platform/payload/limits.ts';
import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
import { offeredProducts } from '../../../products/product-source.ts';
import { blockHead, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAlone } from '../../searchable-words.ts';

/** BLK-12: product highlights. */
export const productsBlock = defineBlock({
  kind: 'products',
  typename: 'ProductsBlock',
  labels: {
    singular: { nl: 'Producten', en: 'Products', de: 'Produkte' },
    plural: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  },
  picker: {
    group: 'catalogue',
    help: {
      nl: 'Kaarten van producten die u kiest',
      en: 'Cards of the products that you choose',
      de: 'Karten der Produkte, die Sie wählen',
    },
    synonyms: {
      nl: 'artikelen bank prijs assortiment prijslijst tabel',
      en: 'articles bench price range price list table',
      de: 'Artikel Bank Preis Sortiment Preisliste Tabelle',
    },
    drawing: [40, 96, 152]
      .map(
        (x) =>
          `${box(x, 36, 48, 64)}<path d="M${x + 12} 62h24M${x + 12} 74h24M${x + 14} 74v14M${x + 34} 74v14"/><path d="M${x} 114h40"/>${textLines([x, 128, 26])}`,
      )
      .join(''),
  },
  fields: [
    blockTitle(),
    relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { maxRows: limits.rows }),
    callToAction(),
  ],
  resolvers: {
    titleField: blockHead.titleField,
    cta: blockHead.cta,
    products: ({ siteId, stored }, _, context) => offeredProducts(context, siteId, relationIds(stored.products)),
  },
  words: titleAlone,
});
