import type { JoinField } from 'payload';

/** Returns the field that lists a product's options in the admin (CAT-16). */
export function productOptionsField(): JoinField {
  return {
    name: 'options',
    type: 'join',
    label: { nl: 'Opties', en: 'Options', de: 'Optionen' },
    collection: 'productOptions',
    on: 'product',
    defaultLimit: 50,
    defaultSort: ['position', 'createdAt'],
    admin: {
      defaultColumns: ['number', 'title', 'weightKg', 'priceEur', 'position'],
      description: {
        nl: 'Opties kennen geen concepten: wat u hier bewaart, staat meteen online. De website toont de eerste 50.',
        en: 'Options have no drafts. Changes that you save here go live immediately. The website shows the first 50.',
        de: 'Optionen haben keine Entwürfe: Was Sie hier speichern, ist sofort online. Die Website zeigt die ersten 50.',
      },
    },
  };
}
