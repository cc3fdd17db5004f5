import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { keepFactValueInUse } from './keep-fact-value-in-use.ts';

const valueHint = {
  nl: 'Staat in filteradressen en imports; wijzig haar niet zodra producten haar hebben. Bestekteksten laten een kenmerk met de waarde optional weg.',
  en: 'Used in filter addresses and imports; do not change it once products have it. Specification texts omit a fact with the value optional.',
  de: 'Steht in Filteradressen und Importen; nicht ändern, sobald Produkte ihn haben. Ausschreibungstexte lassen Merkmale mit dem Wert optional weg.',
};

/** The named values of list facts. */
export const factValuesCollection: CollectionConfig = {
  slug: 'factValues',
  labels: {
    singular: { nl: 'Waarde', en: 'Value', de: 'Wert' },
    plural: { nl: 'Waarden', en: 'Values', de: 'Werte' },
  },
  access: publicAccess,
  defaultSort: 'position',
  hooks: { beforeDelete: [keepFactValueInUse] },
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'fact', 'value', 'position'],
    listSearchableFields: ['title', 'value'],
  },
  fields: [
    title(),
    relation('fact', { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' }, 'facts', { required: true }),
    text(
      'value',
      { nl: 'Waarde', en: 'Value', de: 'Wert' },
      { required: true, maxLength: limits.key, index: true, description: valueHint },
    ),
    position(),
  ],
};
