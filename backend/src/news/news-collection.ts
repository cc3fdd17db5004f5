import type { CollectionConfig } from 'payload';
import { pageBlocks } from '../page-builder/blocks-field.ts';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { hideFromSearch, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { pictures, relations } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';

export const newsArticleAddressRule: AddressRule = {
  collection: 'news',
  typename: 'NewsArticle',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'newsArticle', { slug }), parentPath: uriIn(siteId, 'news') }),
};

/** Hint that the first picture is the head of the article (HERO-03) and its card; editors place the others in blocks. */
const firstIsShown: Label = {
  nl: 'De eerste staat boven het bericht en op de kaart ervan; zet de andere in blokken.',
  en: 'The first picture appears above the article and on its card. Add other pictures in blocks.',
  de: 'Das erste steht über dem Beitrag und auf seiner Karte; setzen Sie weitere in Blöcke.',
};

/** The news articles (CON-03). */
export const newsCollection: CollectionConfig = {
  slug: 'news',
  labels: {
    singular: { nl: 'Nieuwsbericht', en: 'News article', de: 'Neuigkeit' },
    plural: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten' },
  },
  access: draftedAccess,
  defaultSort: '-postDate',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'postDate', 'topic', '_status'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' },
          fields: [
            title(),
            longText('introtext', { nl: 'Inleiding', en: 'Introduction', de: 'Einleitung' }, { localized: true }),
            pictures('headerslider', { nl: 'Foto’s', en: 'Pictures', de: 'Bilder' }, { description: firstIsShown }),
            pageBlocks(),
          ],
        },
        {
          label: { nl: 'Verwant', en: 'Related', de: 'Verwandt' },
          fields: [
            relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products'),
            relations('projects', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects'),
          ],
        },
        { label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo()] },
      ],
    },
    slug(uniqueAddress(newsArticleAddressRule)),
    {
      name: 'postDate',
      type: 'date',
      label: { nl: 'Datum', en: 'Date', de: 'Datum' },
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    text('topic', { nl: 'Onderwerp', en: 'Topic', de: 'Thema' }, { sidebar: true }),
    hideFromSearch(),
    key(),
  ],
};
