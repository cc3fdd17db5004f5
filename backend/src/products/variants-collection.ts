import type { CollectionConfig } from 'payload';
import { forMembers, publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { number, position } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { measures } from './fields/make-fields.ts';

const amount = { min: 0, max: 1_000_000 };

/** Variants of products, each with its own price. Without drafts: a price never goes back with an older version of a text. */
export const variantsCollection: CollectionConfig = {
  slug: 'variants',
  labels: {
    singular: { nl: 'Variant', en: 'Variant', de: 'Variante' },
    plural: { nl: 'Varianten', en: 'Variants', de: 'Varianten' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'sku',
    defaultColumns: ['sku', 'title', 'product', 'priceEur', 'position'],
    listSearchableFields: ['sku', 'title'],
  },
  fields: [
    title(),
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products', { required: true }),
    text(
      'sku',
      { nl: 'Artikelnummer', en: 'Article number', de: 'Artikelnummer' },
      { required: true, unique: true, maxLength: limits.key },
    ),
    measures(),
    number(
      'priceEur',
      { nl: 'Prijs (€, netto, exclusief btw)', en: 'Price (€, net, excluding VAT)', de: 'Preis (€, netto, ohne MwSt.)' },
      amount,
      { step: 0.01, readableBy: forMembers },
    ),
    number('co2eKg', { nl: 'CO₂-equivalent (kg)', en: 'CO₂ equivalent (kg)', de: 'CO₂-Äquivalent (kg)' }, amount),
    number('mkiEur', { nl: 'MKI (€)', en: 'Environmental cost indicator (€)', de: 'Umweltkostenindikator (€)' }, amount),
    position(),
  ],
};
