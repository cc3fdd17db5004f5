import type { CollectionConfig } from 'payload';
import { forMembers, publicAccess } from '../platform/access/collection-access.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { euros, number, position } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { hexColour, text, texts } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';

/** The colours of the chart and their finishes (CON-05). */
export const coloursCollection: CollectionConfig = {
  slug: 'colours',
  labels: {
    singular: { nl: 'Kleur', en: 'Colour', de: 'Farbe' },
    plural: { nl: 'Kleuren', en: 'Colours', de: 'Farben' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', 'group', 'standard', 'hex'],
    listSearchableFields: ['title', 'code'],
  },
  fields: [
    title(),
    text('code', { nl: 'Code', en: 'Code', de: 'Code' }, { required: true, unique: true, maxLength: limits.key }),
    text('system', { nl: 'Systeem', en: 'System', de: 'System' }),
    relation('group', { nl: 'Groep', en: 'Group', de: 'Gruppe' }, 'colourGroups', { required: true }),
    hexColour('hex', { nl: 'Schermkleur', en: 'Screen colour', de: 'Bildschirmfarbe' }, { required: true }),
    number(
      'lightReflectance',
      { nl: 'Lichtreflectie (%)', en: 'Light reflectance (%)', de: 'Lichtreflexion (%)' },
      { min: 0, max: 100 },
    ),
    checkbox('standard', { nl: 'Standaardkleur', en: 'Standard colour', de: 'Standardfarbe' }),
    euros(
      'surchargeEur',
      { nl: 'Meerprijs per bestelling (€)', en: 'Surcharge per order (€)', de: 'Aufpreis je Bestellung (€)' },
      { min: 0, max: 100_000 },
      { step: 0.01, readableBy: forMembers },
    ),
    texts('finishes', { nl: 'Afwerkingen', en: 'Finishes', de: 'Oberflächen' }),
    position(),
    requiredKey(),
  ],
};
