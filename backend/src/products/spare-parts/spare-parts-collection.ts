import type { CollectionConfig, NumberField, RowField } from 'payload';
import { publicAccess } from '../../platform/access/collection-access.ts';
import { title } from '../../platform/payload/fields/entry-fields.ts';
import { number, position, wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { relation, relations } from '../../platform/payload/fields/relation-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../../platform/payload/label.ts';
import { itemNumber, itemPrice } from '../fields/item-fields.ts';
import { freePartNumber } from '../free-number.ts';

const hints = {
  number: {
    nl: 'Uniek onder alle producten, varianten en onderdelen. Bezoekers zoeken en bestellen ermee.',
    en: 'Unique among all products, variants and spare parts. Visitors search and order by it.',
    de: 'Eindeutig unter allen Produkten, Varianten und Ersatzteilen. Besucher suchen und bestellen damit.',
  },
  title: {
    nl: 'De naam in de onderdelenlijst, zoals ‘Zittinglat’. Zonder naam in een taal: het artikelnummer.',
    en: 'The name in the parts list, such as ‘Seat slat’. Without a name in a language: the item number.',
    de: 'Der Name in der Teileliste, etwa „Sitzlatte“. Ohne Namen in einer Sprache: die Artikelnummer.',
  },
  note: {
    nl: 'Materiaal of maat, onder de naam.',
    en: 'Material or size, below the name.',
    de: 'Material oder Maß, unter dem Namen.',
  },
  price: {
    nl: 'Alleen goedgekeurde leden zien de prijs. Leeg: prijs op aanvraag.',
    en: 'Only approved members see the price. Empty: price on request.',
    de: 'Nur freigegebene Mitglieder sehen den Preis. Leer: Preis auf Anfrage.',
  },
  supply: {
    nl: 'Zo lang na levering van het product te krijgen. Leeg: de jaren van het product.',
    en: 'How long it is supplied after delivery of the product. Empty: the years of the product.',
    de: 'So lange nach Lieferung des Produkts erhältlich. Leer: die Jahre des Produkts.',
  },
  variants: {
    nl: 'De varianten waarop het past. Leeg: alle.',
    en: 'The variants that it fits. Empty: all.',
    de: 'Die Varianten, zu denen es passt. Leer: alle.',
  },
  built: {
    nl: 'Bouwjaar van de producten waarop het past. Leeg: geen grens.',
    en: 'Year in which the products that it fits were built. Empty: no limit.',
    de: 'Baujahr der Produkte, zu denen es passt. Leer: keine Grenze.',
  },
  ended: {
    nl: 'Het laatste jaar is voorbij: de website streept het nummer door en noemt de opvolger. Leeg: het wordt gemaakt.',
    en: 'The year since which it is no longer made: the website strikes its number out and names the successor. Empty: it is made.',
    de: 'Seit diesem Jahr nicht mehr hergestellt: Die Website streicht die Nummer durch und nennt den Nachfolger. Leer: lieferbar.',
  },
  successor: {
    nl: 'Het onderdeel dat ervoor in de plaats komt.',
    en: 'The part that replaces it.',
    de: 'Das Teil, das es ersetzt.',
  },
  ring: {
    nl: 'Einde van de lijn van het nummer naar het onderdeel in dit aanzicht, in procenten van links en van boven. Leeg: geen nummer.',
    en: 'End of the line from the number to the part in this view, in per cent from the left and from the top. Empty: no number.',
    de: 'Ende der Linie von der Nummer zum Teil in dieser Ansicht, in Prozent von links und von oben. Leer: keine Nummer.',
  },
} satisfies Record<string, Label>;

const years = { min: 1900, max: 2200 };
const percent = { min: 0, max: 100 };

const ringField = (name: string, label: Label): NumberField =>
  number(name, label, percent, { width: '25%', step: 0.1, description: hints.ring });

const ring: RowField = {
  type: 'row',
  fields: [
    ringField('frontX', { nl: 'Vooraanzicht, van links (%)', en: 'Front view, from left (%)', de: 'Vorderansicht, links (%)' }),
    ringField('frontY', { nl: 'Vooraanzicht, van boven (%)', en: 'Front view, from top (%)', de: 'Vorderansicht, oben (%)' }),
    ringField('sideX', { nl: 'Zijaanzicht, van links (%)', en: 'Side view, from left (%)', de: 'Seitenansicht, links (%)' }),
    ringField('sideY', { nl: 'Zijaanzicht, van boven (%)', en: 'Side view, from top (%)', de: 'Seitenansicht, oben (%)' }),
  ],
};

/**
 * The spare parts of products (CAT-18). They have a separate collection, because their numbers are unique and searched for. Like
 * variants they have no drafts, so that restoring an older text never restores an old price.
 */
export const sparePartsCollection: CollectionConfig = {
  slug: 'spareParts',
  labels: {
    singular: { nl: 'Onderdeel', en: 'Spare part', de: 'Ersatzteil' },
    plural: { nl: 'Onderdelen', en: 'Spare parts', de: 'Ersatzteile' },
  },
  access: publicAccess,
  defaultSort: ['position', 'createdAt'],
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'number',
    defaultColumns: ['number', 'title', 'product', 'priceEur', 'endedYear', 'position'],
    listSearchableFields: ['number', 'title'],
  },
  fields: [
    title(hints.title),
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products', { required: true }),
    itemNumber('number', hints.number, freePartNumber),
    text('note', { nl: 'Toelichting', en: 'Note', de: 'Hinweis' }, { localized: true, description: hints.note }),
    itemPrice(hints.price),
    wholeNumber(
      'supplyYears',
      { nl: 'Leverbaar (jaren)', en: 'Supplied for (years)', de: 'Lieferbar (Jahre)' },
      { min: 0, max: 100 },
      { description: hints.supply },
    ),
    relations('variants', { nl: 'Past op', en: 'Fits', de: 'Passt zu' }, 'variants', { description: hints.variants }),
    {
      type: 'row',
      fields: [
        wholeNumber('builtFrom', { nl: 'Bouwjaar vanaf', en: 'Built from', de: 'Baujahr ab' }, years, {
          width: '50%',
          description: hints.built,
        }),
        wholeNumber('builtUntil', { nl: 'Bouwjaar tot en met', en: 'Built until', de: 'Baujahr bis' }, years, {
          width: '50%',
          description: hints.built,
        }),
      ],
    },
    wholeNumber(
      'endedYear',
      { nl: 'Niet meer gemaakt sinds', en: 'No longer made since', de: 'Nicht mehr hergestellt seit' },
      years,
      { description: hints.ended },
    ),
    relation('successor', { nl: 'Opvolger', en: 'Successor', de: 'Nachfolger' }, 'spareParts', {
      description: hints.successor,
    }),
    ring,
    position(),
  ],
};
