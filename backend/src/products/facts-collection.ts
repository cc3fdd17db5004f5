import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';

const hints = {
  kind: {
    nl: 'Keuzelijst: vaste waarden uit de woordenlijst Waarden. Bereik: een getal, dat bezoekers van-tot filteren.',
    en: 'List: fixed values of the dictionary Values. Range: a number, which visitors filter from-to.',
    de: 'Liste: feste Werte aus dem Verzeichnis Werte. Bereich: eine Zahl, die Besucher von-bis filtern.',
  },
  unit: { nl: 'Staat achter het getal.', en: 'Appears after the number.', de: 'Steht hinter der Zahl.' },
  filterable: {
    nl: 'Zonder vinkje staat het kenmerk alleen bij de specificaties van producten.',
    en: 'If not ticked, the fact only appears in the specifications of products.',
    de: 'Ohne Häkchen steht das Merkmal nur bei den technischen Daten der Produkte.',
  },
} satisfies Record<string, Label>;

/** The dictionary of facts that products have and lists can be filtered by (CAT-02). */
export const factsCollection: CollectionConfig = {
  slug: 'facts',
  labels: {
    singular: { nl: 'Kenmerk', en: 'Fact', de: 'Merkmal' },
    plural: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', 'kind', 'unit', 'filterable', 'position'],
    listSearchableFields: ['title', 'key'],
  },
  fields: [
    title(),
    text(
      'key',
      { nl: 'Sleutel', en: 'Key', de: 'Schlüssel' },
      {
        required: true,
        unique: true,
        maxLength: limits.key,
        description: {
          nl: 'Staat in het adres van een filter',
          en: 'Used in the address of a filter',
          de: 'Steht in der Adresse eines Filters',
        },
        validate: (value) => !value || /^[A-Za-z][A-Za-z0-9]*$/.test(value) || 'a-z A-Z 0-9',
      },
    ),
    choice(
      'kind',
      { nl: 'Soort', en: 'Kind', de: 'Art' },
      { list: { nl: 'Keuzelijst', en: 'List', de: 'Liste' }, range: { nl: 'Bereik', en: 'Range', de: 'Bereich' } },
      { required: true, initial: 'list', description: hints.kind },
    ),
    choice(
      'unit',
      { nl: 'Eenheid', en: 'Unit', de: 'Einheit' },
      {
        mm: { nl: 'mm', en: 'mm', de: 'mm' },
        kg: { nl: 'kg', en: 'kg', de: 'kg' },
        weeks: { nl: 'weken', en: 'weeks', de: 'Wochen' },
        months: { nl: 'maanden', en: 'months', de: 'Monate' },
        '%': { nl: '%', en: '%', de: '%' },
        l: { nl: 'liter', en: 'litres', de: 'Liter' },
      },
      { description: hints.unit },
    ),
    checkbox(
      'filterable',
      { nl: 'Als filter tonen', en: 'Offer as a filter', de: 'Als Filter anbieten' },
      { on: true, description: hints.filterable },
    ),
    position(),
  ],
};
