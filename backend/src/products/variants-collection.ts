import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { amountField, number, position } from '../platform/payload/fields/number-fields.ts';
import { relation, relations, upload } from '../platform/payload/fields/relation-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { productFacts } from './fields/facts-field.ts';
import { itemNumber, itemPrice } from './fields/item-fields.ts';
import { materialShares, measures } from './fields/make-fields.ts';
import { freeProductNumber } from './free-number.ts';
import { priceChangeEndpoints } from './price-changes/price-change-endpoints.ts';
import { variantOrderEndpoint } from './variant-order-endpoint.ts';

const amount = { min: 0, max: 1_000_000 };

const hints = {
  title: {
    nl: 'Wat deze variant van de andere onderscheidt, zoals de lengte. Zonder titel in een taal: het artikelnummer.',
    en: 'What distinguishes this variant from the others, such as its length. Without a title in a language: the item number.',
    de: 'Was diese Variante von den anderen unterscheidet, etwa die Länge. Ohne Titel in einer Sprache: die Artikelnummer.',
  },
  sku: {
    nl: 'Uniek. Bezoekers, imports en offertes gebruiken dit nummer.',
    en: 'Unique. Visitors, imports and quotes use this number.',
    de: 'Eindeutig. Besucher, Importe und Angebote verwenden diese Nummer.',
  },
  ofOnlyVariant: {
    nl: 'Leeg: de enige variant volgt het product. Bij meer varianten staat hier de maat van elke variant, anders toont de productpagina er geen.',
    en: 'Empty: an only variant follows the product. With several variants, enter the figure of each, or its page shows none.',
    de: 'Leer: Eine einzige Variante folgt dem Produkt. Bei mehreren Varianten tragen Sie den Wert jeder Variante ein, sonst zeigt die Produktseite keinen.',
  },
  price: {
    nl: 'Alleen goedgekeurde leden zien de prijs. Leeg: geen prijs.',
    en: 'Only approved members see the price. Empty: no price.',
    de: 'Nur freigegebene Mitglieder sehen den Preis. Leer: kein Preis.',
  },
} satisfies Record<string, Label>;

/**
 * The variants of products, each with its own price. They have no drafts, so that restoring an older text never restores an old
 * price.
 */
export const variantsCollection: CollectionConfig = {
  slug: 'variants',
  labels: {
    singular: { nl: 'Variant', en: 'Variant', de: 'Variante' },
    plural: { nl: 'Varianten', en: 'Variants', de: 'Varianten' },
  },
  access: publicAccess,
  // As on the site, where equal positions keep the order of creation.
  defaultSort: ['position', 'createdAt'],
  endpoints: [...priceChangeEndpoints, variantOrderEndpoint],
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'sku',
    defaultColumns: ['sku', 'title', 'product', 'priceEur', 'position'],
    listSearchableFields: ['sku', 'title'],
  },
  fields: [
    title(hints.title),
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products', { required: true }),
    itemNumber('sku', hints.sku, freeProductNumber),
    measures(hints.ofOnlyVariant),
    itemPrice(hints.price, '/components/products/price-field.tsx#PriceField'),
    {
      name: 'plannedPrices',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/components/prices/variant-prices.tsx#VariantPrices' } },
    },
    number('co2eKg', { nl: 'CO₂-equivalent (kg)', en: 'CO₂ equivalent (kg)', de: 'CO₂-Äquivalent (kg)' }, amount, {
      description: hints.ofOnlyVariant,
    }),
    number('mkiEur', { nl: 'MKI (€)', en: 'Environmental cost indicator (€)', de: 'Umweltkostenindikator (€)' }, amount, {
      field: amountField,
      description: hints.ofOnlyVariant,
    }),
    materialShares({
      nl: 'De materialen van deze variant, met hun aandeel in het gewicht. Leeg laten als die van het product gelden.',
      en: 'The materials of this variant and their shares of its weight. Leave empty to use the materials of the product.',
      de: 'Die Materialien dieser Variante mit ihrem Gewichtsanteil. Leer lassen, wenn die des Produkts gelten.',
    }),
    productFacts({
      nl: 'Alleen wat bij deze variant anders is dan bij het product, zoals het aantal zitplaatsen.',
      en: 'Only what differs from the product in this variant, such as the number of seats.',
      de: 'Nur was bei dieser Variante vom Produkt abweicht, etwa die Zahl der Sitzplätze.',
    }),
    upload(
      'dimensionalDrawing',
      { nl: 'Maattekening', en: 'Dimensional drawing', de: 'Maßzeichnung' },
      {
        from: 'drawings',
        description: {
          nl: 'De tekening met de maten van deze variant. Leeg: de tekening van het product, met de maten van een andere variant.',
          en: 'The drawing with the dimensions of this variant. Empty: the drawing of the product, with those of another variant.',
          de: 'Die Zeichnung mit den Maßen dieser Variante. Leer: die Zeichnung des Produkts mit denen einer anderen Variante.',
        },
      },
    ),
    relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads', {
      description: {
        nl: 'Bestanden van alleen deze variant, zoals een tekening of model op maat.',
        en: 'Files for this variant only, such as a drawing or model with its dimensions.',
        de: 'Dateien nur dieser Variante, etwa eine Zeichnung oder ein Modell mit ihren Maßen.',
      },
    }),
    position(),
  ],
};
