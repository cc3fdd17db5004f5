import type { JoinField } from 'payload';

/** Returns the field that lists a product's spare parts in the admin (CAT-18). */
export function productSpareParts(): JoinField {
  return {
    name: 'spareParts',
    type: 'join',
    label: { nl: 'Onderdelen', en: 'Spare parts', de: 'Ersatzteile' },
    collection: 'spareParts',
    on: 'product',
    defaultLimit: 50,
    defaultSort: ['position', 'createdAt'],
    admin: {
      defaultColumns: ['number', 'title', 'priceEur', 'supplyYears', 'endedYear', 'position'],
      description: {
        nl: 'Onderdelen kennen geen concepten: wat u hier bewaart, staat meteen online. De volgorde bepaalt het nummer in de ring.',
        en: 'Spare parts have no drafts. Changes that you save here go live immediately. Their order gives the numbers of the rings.',
        de: 'Ersatzteile haben keine Entwürfe: Was Sie hier speichern, ist sofort online. Die Reihenfolge ergibt die Nummern der Ringe.',
      },
    },
  };
}
