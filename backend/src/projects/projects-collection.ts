import type { CollectionConfig } from 'payload';
import { pageBlocks } from '../page-builder/blocks-field.ts';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { hideFromSearch, introduction, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { coordinates, number, wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { pictures, relations } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { countryCode, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { placeKinds } from './place-kinds.ts';
import { addQuantifiedProducts, quantities } from './quantities-field.ts';

export const projectAddressRule: AddressRule = {
  collection: 'projects',
  typename: 'Project',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'project', { slug }), parentPath: uriIn(siteId, 'projects') }),
};

const hints = {
  pictures: {
    nl: 'De eerste staat op de kaart in lijsten; de pagina van het project toont ze alle.',
    en: 'The first one appears on the card in lists; the project’s page shows all of them.',
    de: 'Das erste steht auf der Karte in Listen; die Seite der Referenz zeigt alle.',
  },
  year: {
    nl: 'Het nieuwste project staat vooraan; bezoekers filteren op jaar.',
    en: 'The newest project comes first; visitors filter by year.',
    de: 'Die neueste Referenz steht vorn; Besucher filtern nach Jahr.',
  },
  type: {
    nl: 'Bezoekers filteren de projecten hierop.',
    en: 'Visitors filter the projects by it.',
    de: 'Besucher filtern die Referenzen danach.',
  },
  area: {
    nl: 'Staat bij de gegevens op de pagina van het project. Leeg: wordt weggelaten.',
    en: 'Appears among the facts on the page of the project. Empty: omitted.',
    de: 'Steht bei den Angaben auf der Seite der Referenz. Leer: wird weggelassen.',
  },
  coordinates: {
    nl: 'Decimale graden, zoals 52,0907 en 5,1214. Zonder beide getallen ontbreekt het project op de kaart.',
    en: 'Decimal degrees, such as 52.0907 and 5.1214. Without both numbers the project is not on the map.',
    de: 'Dezimalgrad, etwa 52,0907 und 5,1214. Ohne beide Zahlen fehlt die Referenz auf der Karte.',
  },
  products: {
    nl: 'Verschijnen onder het project; hun hoofdcategorieën zijn een filter van de projecten.',
    en: 'Appear below the project; their top-level categories are a filter of the projects.',
    de: 'Erscheinen unter der Referenz; ihre Oberkategorien sind ein Filter der Referenzen.',
  },
} satisfies Record<string, Label>;

/** The reference projects (CON-02). */
export const projectsCollection: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: { nl: 'Project', en: 'Project', de: 'Referenz' },
    plural: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
  },
  access: draftedAccess,
  defaultSort: '-year',
  hooks: { beforeChange: [addQuantifiedProducts] },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'location', 'country', 'year', '_status'],
    listSearchableFields: ['title', 'location', 'client'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' },
          fields: [
            title(),
            introduction(),
            pictures('headerslider', { nl: 'Foto’s', en: 'Pictures', de: 'Bilder' }, { description: hints.pictures }),
            pageBlocks(),
          ],
        },
        {
          label: { nl: 'Gegevens', en: 'Figures', de: 'Daten' },
          fields: [
            text('location', { nl: 'Plaats', en: 'Place', de: 'Ort' }),
            countryCode('country', { nl: 'Landcode', en: 'Country code', de: 'Ländercode' }),
            wholeNumber('year', { nl: 'Jaar', en: 'Year', de: 'Jahr' }, { min: 1900, max: 2200 }, { description: hints.year }),
            number(
              'areaM2',
              { nl: 'Oppervlakte (m²)', en: 'Area (m²)', de: 'Fläche (m²)' },
              { min: 0, max: 100_000_000 },
              { description: hints.area },
            ),
            text('client', { nl: 'Opdrachtgever', en: 'Client', de: 'Auftraggeber' }),
            text('landscapeArchitect', { nl: 'Landschapsarchitect', en: 'Landscape architect', de: 'Landschaftsarchitekt' }),
            choice('type', { nl: 'Soort plek', en: 'Kind of place', de: 'Art des Ortes' }, placeKinds, {
              description: hints.type,
            }),
            ...coordinates(hints.coordinates),
            relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', {
              description: hints.products,
            }),
            quantities(),
          ],
        },
        { label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo()] },
      ],
    },
    slug(uniqueAddress(projectAddressRule)),
    hideFromSearch(),
    key(),
  ],
};
