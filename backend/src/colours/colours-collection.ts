import type { CollectionConfig } from 'payload';
import { forPriceReaders, publicAccess } from '../platform/access/collection-access.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { title } from '../platform/payload/fields/entry-fields.ts';
import { requiredKey } from '../platform/payload/fields/key-field.ts';
import { euros, number, position } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { hexColour, text, texts } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { validateSurcharge } from './validate-surcharge.ts';

const hints = {
  code: { nl: 'Uniek, zoals RAL 7016.', en: 'Unique, such as RAL 7016.', de: 'Eindeutig, etwa RAL 7016.' },
  system: {
    nl: 'Precies “RAL Classic” voor een kleur die hoort bij “Elke RAL Classic-kleur mogelijk”.',
    en: 'Exactly “RAL Classic” for a colour that is part of “Any RAL Classic colour”.',
    de: 'Genau „RAL Classic“ für eine Farbe, die zu „Jede RAL-Classic-Farbe möglich“ gehört.',
  },
  group: {
    nl: 'Groep op de kleurenkaart, behalve voor standaardkleuren: die hebben een eigen groep.',
    en: 'Group on the colour chart, except for standard colours, which have their own group.',
    de: 'Gruppe auf der Farbkarte, außer für Standardfarben, die eine eigene Gruppe haben.',
  },
  hex: {
    nl: 'Hoe de website de kleur toont: # en zes tekens, zoals #293133.',
    en: 'How the website shows the colour: # and six characters, such as #293133.',
    de: 'Wie die Website die Farbe zeigt: # und sechs Zeichen, etwa #293133.',
  },
  lightReflectance: {
    nl: 'LRV van 0 (zwart) tot 100 (wit); staat op de kleurenkaart.',
    en: 'LRV from 0 (black) to 100 (white); appears on the colour chart.',
    de: 'LRV von 0 (schwarz) bis 100 (weiß); steht auf der Farbkarte.',
  },
  standard: {
    nl: 'Zonder meerprijs, met de levertijd van de standaardkleur.',
    en: 'Without a surcharge, with the lead time of the standard colour.',
    de: 'Ohne Aufpreis, mit der Lieferzeit der Standardfarbe.',
  },
  surcharge: {
    nl: 'Alleen goedgekeurde leden zien het bedrag. Met een meerprijs geldt de levertijd voor andere kleuren.',
    en: 'Only approved members see the amount. With a surcharge, the lead time for other colours applies.',
    de: 'Nur freigegebene Mitglieder sehen den Betrag. Mit Aufpreis gilt die Lieferzeit für andere Farben.',
  },
  finishes: {
    nl: 'Waarden van het kenmerk met de sleutel finish; de website toont hun vertaling.',
    en: 'Values of the fact with the key finish; the website shows their translation.',
    de: 'Werte des Merkmals mit dem Schlüssel finish; die Website zeigt ihre Übersetzung.',
  },
} satisfies Record<string, Label>;

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
    text(
      'code',
      { nl: 'Code', en: 'Code', de: 'Code' },
      { required: true, unique: true, maxLength: limits.key, description: hints.code },
    ),
    text('system', { nl: 'Systeem', en: 'System', de: 'System' }, { description: hints.system }),
    relation('group', { nl: 'Groep', en: 'Group', de: 'Gruppe' }, 'colourGroups', { required: true, description: hints.group }),
    hexColour(
      'hex',
      { nl: 'Schermkleur', en: 'Screen colour', de: 'Bildschirmfarbe' },
      { required: true, description: hints.hex },
    ),
    number(
      'lightReflectance',
      { nl: 'Lichtreflectie (%)', en: 'Light reflectance (%)', de: 'Lichtreflexion (%)' },
      { min: 0, max: 100 },
      { description: hints.lightReflectance },
    ),
    checkbox('standard', { nl: 'Standaardkleur', en: 'Standard colour', de: 'Standardfarbe' }, { description: hints.standard }),
    euros(
      'surchargeEur',
      { nl: 'Meerprijs per bestelling (€)', en: 'Surcharge per order (€)', de: 'Aufpreis je Bestellung (€)' },
      { min: 0, max: 100_000 },
      { step: 0.01, readableBy: forPriceReaders, description: hints.surcharge, validate: validateSurcharge },
    ),
    texts('finishes', { nl: 'Afwerkingen', en: 'Finishes', de: 'Oberflächen' }, { description: hints.finishes }),
    position(),
    requiredKey(),
  ],
};
