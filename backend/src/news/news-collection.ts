import type { CollectionConfig } from 'payload';
import { pageBlocks } from '../page-builder/blocks-field.ts';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { hideFromSearch, introduction, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { pictures, relations } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, notOnSite } from '../platform/payload/label.ts';

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

const belowArticle: Label = {
  nl: 'Verschijnen onder het bericht, in deze volgorde.',
  en: 'Appear below the article, in this order.',
  de: 'Erscheinen unter dem Beitrag, in dieser Reihenfolge.',
};

const ordersNews: Label = {
  nl: 'Staat boven het bericht; het nieuwste staat vooraan. Een latere datum stelt de publicatie niet uit.',
  en: 'Shown above the article; the newest comes first. A later date does not postpone publication.',
  de: 'Steht über dem Beitrag; der neueste kommt zuerst. Ein späteres Datum verschiebt das Veröffentlichen nicht.',
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
            introduction('introtext'),
            pictures('headerslider', { nl: 'Foto’s', en: 'Pictures', de: 'Bilder' }, { description: firstIsShown }),
            pageBlocks(),
          ],
        },
        {
          label: { nl: 'Verwant', en: 'Related', de: 'Verwandt' },
          fields: [
            relations('products', { nl: 'Producten', en: 'Products', de: 'Produkte' }, 'products', { description: belowArticle }),
            relations('projects', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects', {
              description: belowArticle,
            }),
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
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' }, description: ordersNews },
    },
    text('topic', { nl: 'Onderwerp', en: 'Topic', de: 'Thema' }, { sidebar: true, description: notOnSite }),
    hideFromSearch(),
    key(),
  ],
};
