import type { CollectionConfig } from 'payload';
import { draftedAccess, forMembers } from '../platform/access/collection-access.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { hideFromSearch, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { pictures, relation, relations, upload } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';
import { productAddressRule } from './address-rules.ts';
import { productAvailability } from './fields/availability-fields.ts';
import { environmental } from './fields/environmental-field.ts';
import { productFacts } from './fields/facts-field.ts';
import { productMake } from './fields/make-fields.ts';
import { productSupply } from './fields/supply-fields.ts';
import { productVariants } from './fields/variants-field.ts';

/** The products. Prices belong to their variants (CAT-05, CAT-06). */
export const productsCollection: CollectionConfig = {
  slug: 'products',
  labels: {
    singular: { nl: 'Product', en: 'Product', de: 'Produkt' },
    plural: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  },
  access: draftedAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'articleNumber', 'category', 'series', 'availability', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'articleNumber', 'series', 'slug'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' },
          fields: [
            title(),
            longText('description', { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' }, { localized: true }),
            richText(
              'extendedInformation',
              {
                nl: 'Bestelinformatie (alleen voor leden)',
                en: 'Ordering information (for members only)',
                de: 'Bestellinformation (nur für Mitglieder)',
              },
              { localized: true, readableBy: forMembers },
            ),
            pictures('productImages', { nl: 'Productfoto’s', en: 'Product pictures', de: 'Produktbilder' }),
            upload('impressionImage', { nl: 'Sfeerbeeld', en: 'Impression', de: 'Stimmungsbild' }),
          ],
        },
        {
          label: { nl: 'Varianten en prijzen', en: 'Variants and prices', de: 'Varianten und Preise' },
          fields: [productVariants()],
        },
        { label: { nl: 'Uitvoering', en: 'Make', de: 'Ausführung' }, fields: productMake() },
        { label: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' }, fields: [productFacts()] },
        { label: { nl: 'Levering', en: 'Supply', de: 'Lieferung' }, fields: productSupply() },
        { label: { nl: 'Milieu', en: 'Environment', de: 'Umwelt' }, fields: [environmental()] },
        {
          label: { nl: 'Tekening en downloads', en: 'Drawing and downloads', de: 'Zeichnung und Downloads' },
          fields: [
            upload(
              'dimensionalDrawing',
              { nl: 'Maattekening', en: 'Dimensional drawing', de: 'Maßzeichnung' },
              {
                from: 'drawings',
                description: {
                  nl: 'Tekening en 3D-model tonen de variant met de maten van het product zelf.',
                  en: 'The drawing and the 3D model show the variant with the dimensions of the product.',
                  de: 'Zeichnung und 3D-Modell zeigen die Variante mit den Maßen des Produkts selbst.',
                },
              },
            ),
            upload('model', { nl: '3D-model', en: '3D model', de: '3D-Modell' }, { from: 'files' }),
            relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads'),
          ],
        },
        {
          label: { nl: 'Verwant', en: 'Related', de: 'Verwandt' },
          fields: [
            relations(
              'relatedProducts',
              { nl: 'Verwante producten', en: 'Related products', de: 'Verwandte Produkte' },
              'products',
            ),
            relations('relatedProjects', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects'),
          ],
        },
        { label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo()] },
      ],
    },
    slug(uniqueAddress(productAddressRule, { parent: 'category' })),
    text(
      'articleNumber',
      { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer' },
      {
        required: true,
        unique: true,
        sidebar: true,
        maxLength: limits.key,
      },
    ),
    relation('category', { nl: 'Categorie', en: 'Category', de: 'Kategorie' }, 'categories', {
      required: true,
      sidebar: true,
    }),
    relations('categories', { nl: 'Ook in', en: 'Also in', de: 'Auch in' }, 'categories', {
      sidebar: true,
      maxRows: limits.rows,
    }),
    ...productAvailability(),
    text('series', { nl: 'Serie', en: 'Series', de: 'Serie' }, { sidebar: true }),
    checkbox('newProduct', { nl: 'Nieuw', en: 'New', de: 'Neu' }, { sidebar: true }),
    checkbox('featuredProduct', { nl: 'Uitgelicht', en: 'Featured', de: 'Empfohlen' }, { sidebar: true }),
    hideFromSearch(),
    position(),
  ],
};
