import type { CollectionConfig } from 'payload';
import { publicAccess } from '../../platform/access/collection-access.ts';
import { title } from '../../platform/payload/fields/entry-fields.ts';
import { number, position } from '../../platform/payload/fields/number-fields.ts';
import { relation } from '../../platform/payload/fields/relation-fields.ts';
import { adminGroups, type Label } from '../../platform/payload/label.ts';
import { itemNumber, itemPrice } from '../fields/item-fields.ts';
import { freeOptionNumber } from '../free-number.ts';
import { otherOptions } from './other-options-field.ts';

const hints = {
  title: {
    nl: 'Wat de bezoeker aanvinkt, zoals ‘Armleuning’. Zonder naam in een taal: het artikelnummer.',
    en: 'What visitors select, such as ‘Armrest’. Without a name in a language: the item number.',
    de: 'Was Besucher ankreuzen, etwa „Armlehne“. Ohne Namen in einer Sprache: die Artikelnummer.',
  },
  number: {
    nl: 'Uniek onder alle producten, varianten, opties en onderdelen. Staat op lijsten en in offertes.',
    en: 'Unique among all products, variants, options and spare parts. Appears on lists and in quotes.',
    de: 'Eindeutig unter allen Produkten, Varianten, Optionen und Ersatzteilen. Steht auf Listen und in Angeboten.',
  },
  weight: {
    nl: 'Komt bij het gewicht van het product. Leeg: weegt niets.',
    en: 'Added to the weight of the product. Empty: no weight.',
    de: 'Kommt zum Gewicht des Produkts hinzu. Leer: kein Gewicht.',
  },
  price: {
    nl: 'Komt bij de prijs. Alleen goedgekeurde leden zien hem. Leeg: prijs op aanvraag.',
    en: 'Added to the price. Only approved members see it. Empty: price on request.',
    de: 'Kommt zum Preis hinzu. Nur freigegebene Mitglieder sehen ihn. Leer: Preis auf Anfrage.',
  },
  excludes: {
    nl: 'Opties van hetzelfde product die niet samengaan met deze. Het geldt in beide richtingen.',
    en: 'Options of the same product that cannot be combined with this one, in either direction.',
    de: 'Optionen desselben Produkts, die nicht mit dieser kombinierbar sind. Das gilt in beide Richtungen.',
  },
  requires: {
    nl: 'Opties van hetzelfde product die er altijd bij horen. Ze worden mee gekozen.',
    en: 'Options of the same product that this one always needs. They are selected with it.',
    de: 'Optionen desselben Produkts, die diese immer braucht. Sie werden mit ausgewählt.',
  },
} satisfies Record<string, Label>;

/**
 * The options of products (CAT-16). They have a separate collection, because their numbers are unique and searched for. Like variants they
 * have no drafts, so that restoring an older text never restores an old price.
 */
export const productOptionsCollection: CollectionConfig = {
  slug: 'productOptions',
  labels: {
    singular: { nl: 'Optie', en: 'Option', de: 'Option' },
    plural: { nl: 'Opties', en: 'Options', de: 'Optionen' },
  },
  access: publicAccess,
  defaultSort: ['position', 'createdAt'],
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'number',
    defaultColumns: ['number', 'title', 'product', 'weightKg', 'priceEur', 'position'],
    listSearchableFields: ['number', 'title'],
  },
  fields: [
    title(hints.title),
    relation('product', { nl: 'Product', en: 'Product', de: 'Produkt' }, 'products', { required: true }),
    itemNumber('number', hints.number, freeOptionNumber),
    number(
      'weightKg',
      { nl: 'Gewicht (kg)', en: 'Weight (kg)', de: 'Gewicht (kg)' },
      { min: 0, max: 100_000 },
      { description: hints.weight },
    ),
    itemPrice(hints.price),
    otherOptions('excludes', { nl: 'Gaat niet samen met', en: 'Excludes', de: 'Schließt aus' }, hints.excludes),
    otherOptions('requires', { nl: 'Alleen met', en: 'Requires', de: 'Nur mit' }, hints.requires),
    position(),
  ],
};
