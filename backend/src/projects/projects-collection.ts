import type { CollectionConfig } from 'payload';
import { pageBlocks } from '../page-builder/blocks-field.ts';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { hideFromSearch, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { number, wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { pictures, relations } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { placeKinds } from './place-kinds.ts';

export const projectAddressRule: AddressRule = {
  collection: 'projects',
  typename: 'Project',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'project', { slug }), parentPath: uriIn(siteId, 'projects') }),
};

/** The reference projects (CON-02). */
export const projectsCollection: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: { nl: 'Project', en: 'Project', de: 'Referenz' },
    plural: { nl: 'Projecten', en: 'Projects', de: 'Referenzen' },
  },
  access: draftedAccess,
  defaultSort: '-year',
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
            longText('intro', { nl: 'Inleiding', en: 'Introduction', de: 'Einleitung' }, { localized: true }),
            pictures('headerslider', { nl: 'Foto’s', en: 'Pictures', de: 'Bilder' }),
            pageBlocks(),
          ],
        },
        {
          label: { nl: 'Gegevens', en: 'Figures', de: 'Daten' },
          fields: [
            text('location', { nl: 'Plaats', en: 'Place', de: 'Ort' }),
            text('country', { nl: 'Landcode', en: 'Country code', de: 'Ländercode' }, { maxLength: 2 }),
            wholeNumber('year', { nl: 'Jaar', en: 'Year', de: 'Jahr' }, { min: 1900, max: 2200 }),
            number('areaM2', { nl: 'Oppervlakte (m²)', en: 'Area (m²)', de: 'Fläche (m²)' }, { min: 0, max: 100_000_000 }),
            text('client', { nl: 'Opdrachtgever', en: 'Client', de: 'Auftraggeber' }),
            text('landscapeArchitect', { nl: 'Landschapsarchitect', en: 'Landscape architect', de: 'Landschaftsarchitekt' }),
            choice('type', { nl: 'Soort plek', en: 'Kind of place', de: 'Art des Ortes' }, placeKinds),
            number('latitude', { nl: 'Breedtegraad', en: 'Latitude', de: 'Breitengrad' }, { min: -90, max: 90 }),
            number('longitude', { nl: 'Lengtegraad', en: 'Longitude', de: 'Längengrad' }, { min: -180, max: 180 }),
            relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products'),
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
