import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';

/** The groups of the colour chart (CON-05). */
export const colourGroupsCollection: CollectionConfig = {
  slug: 'colourGroups',
  labels: {
    singular: { nl: 'Kleurgroep', en: 'Colour group', de: 'Farbgruppe' },
    plural: { nl: 'Kleurgroepen', en: 'Colour groups', de: 'Farbgruppen' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'position'],
    description: {
      nl: 'In de groep met de sleutel standard staan vanzelf alle standaardkleuren.',
      en: 'The group with the key "standard" contains all standard colours automatically.',
      de: 'In der Gruppe mit dem Schlüssel standard stehen von selbst alle Standardfarben.',
    },
  },
  fields: [title(), position(), requiredKey()],
};
