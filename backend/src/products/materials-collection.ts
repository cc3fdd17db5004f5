import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { number } from '../platform/payload/fields/number-fields.ts';
import { hexColour, longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, notOnSite } from '../platform/payload/label.ts';

const inTable = {
  nl: 'Staat in de tabel van materialen op de productpagina.',
  en: 'Appears in the table of materials on the product page.',
  de: 'Steht in der Materialtabelle der Produktseite.',
};

const standard = {
  nl: 'Norm of keurmerk, zoals FSC; staat in de tabel van materialen op de productpagina.',
  en: 'Standard or label, such as FSC; appears in the table of materials on the product page.',
  de: 'Norm oder Siegel, etwa FSC; steht in der Materialtabelle der Produktseite.',
};

/** The materials of products. */
export const materialsCollection: CollectionConfig = {
  slug: 'materials',
  labels: {
    singular: { nl: 'Materiaal', en: 'Material', de: 'Material' },
    plural: { nl: 'Materialen', en: 'Materials', de: 'Materialien' },
  },
  access: publicAccess,
  admin: {
    group: adminGroups.dictionaries,
    useAsTitle: 'title',
    defaultColumns: ['title', 'group', 'standard', 'key'],
    listSearchableFields: ['title', 'key'],
  },
  fields: [
    title(),
    longText(
      'description',
      { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' },
      { localized: true, description: inTable },
    ),
    text('group', { nl: 'Groep', en: 'Group', de: 'Gruppe' }, { description: notOnSite }),
    text('standard', { nl: 'Norm', en: 'Standard', de: 'Norm' }, { localized: true, description: standard }),
    hexColour('hexNew', { nl: 'Kleur nieuw', en: 'Colour when new', de: 'Farbe neu' }, { description: notOnSite }),
    hexColour(
      'hexWeathered',
      { nl: 'Kleur verweerd', en: 'Colour when weathered', de: 'Farbe verwittert' },
      { description: notOnSite },
    ),
    number(
      'kgCo2ePerKg',
      { nl: 'kg CO₂-equivalent per kg', en: 'kg CO₂ equivalent per kg', de: 'kg CO₂-Äquivalent je kg' },
      { min: -100, max: 1000 },
      { description: notOnSite },
    ),
    number(
      'recycledShare',
      { nl: 'Aandeel gerecycled (0-1)', en: 'Recycled share (0-1)', de: 'Rezyklatanteil (0-1)' },
      { min: 0, max: 1 },
      { description: notOnSite },
    ),
    requiredKey(),
  ],
};
