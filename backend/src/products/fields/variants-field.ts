import type { JoinField } from 'payload';

/** Returns the field that lists a product's variants with their prices in the admin. */
export function productVariants(): JoinField {
  return {
    name: 'variants',
    type: 'join',
    label: { nl: 'Varianten', en: 'Variants', de: 'Varianten' },
    collection: 'variants',
    on: 'product',
    defaultLimit: 50,
    defaultSort: ['position', 'createdAt'],
    admin: {
      components: {
        Field: '/components/products/variants-field.tsx#VariantsField',
        afterInput: ['/components/products/variant-order.tsx#VariantOrder'],
      },
      defaultColumns: ['sku', 'title', 'lengthMm', 'priceEur', 'position'],
      description: {
        nl: 'Varianten kennen geen concepten: wat u hier bewaart, staat meteen online.',
        en: 'Variants have no drafts. Changes that you save here go live immediately.',
        de: 'Varianten haben keine Entwürfe: Was Sie hier speichern, ist sofort online.',
      },
    },
  };
}
