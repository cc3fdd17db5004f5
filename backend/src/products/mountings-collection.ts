import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { longText } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';

const hint = {
  nl: 'Uitleg op de productpagina zodra een bezoeker deze montage kiest.',
  en: 'Explanation on the product page once a visitor chooses this mounting.',
  de: 'Erklärung auf der Produktseite, sobald ein Besucher diese Montage wählt.',
};

/** The mounting types of products. */
export const mountingsCollection: CollectionConfig = {
  slug: 'mountings',
  labels: {
    singular: { nl: 'Montagewijze', en: 'Mounting', de: 'Montageart' },
    plural: { nl: 'Montagewijzen', en: 'Mountings', de: 'Montagearten' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: { group: adminGroups.dictionaries, useAsTitle: 'title', defaultColumns: ['title', 'key', 'position'] },
  fields: [
    title(),
    longText(
      'description',
      { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' },
      { localized: true, description: hint },
    ),
    position(),
    requiredKey(),
  ],
};
