import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';

/** The topics that group the frequently asked questions. */
export const faqTopicsCollection: CollectionConfig = {
  slug: 'faqTopics',
  labels: {
    singular: { nl: 'Vraagonderwerp', en: 'Question topic', de: 'Fragethema' },
    plural: { nl: 'Vraagonderwerpen', en: 'Question topics', de: 'Fragethemen' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: { group: adminGroups.dictionaries, useAsTitle: 'title', defaultColumns: ['title', 'key', 'position'] },
  fields: [title(), position(), requiredKey()],
};
