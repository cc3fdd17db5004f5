import type { CollectionConfig } from 'payload';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { hideFromSearch, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';

export const faqQuestionAddressRule: AddressRule = {
  collection: 'faq',
  typename: 'FaqQuestion',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'faqQuestion', { slug }), parentPath: uriIn(siteId, 'faq') }),
};

/** The frequently asked questions; the title of an entry is the question (CON-04). */
export const faqCollection: CollectionConfig = {
  slug: 'faq',
  labels: {
    singular: { nl: 'Vraag', en: 'Question', de: 'Frage' },
    plural: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions', de: 'Häufig gestellte Fragen' },
  },
  access: draftedAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'topic', 'position', '_status'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    title(),
    richText('answer', { nl: 'Antwoord', en: 'Answer', de: 'Antwort' }, { localized: true, required: true }),
    {
      name: 'related',
      type: 'relationship',
      label: { nl: 'Zie ook', en: 'See also', de: 'Siehe auch' },
      relationTo: ['pages', 'products', 'categories', 'projects', 'news'],
      hasMany: true,
      maxRows: limits.rows,
      admin: {
        description: {
          nl: 'Links onder het antwoord. Wat niet online staat, verschijnt niet.',
          en: 'Links below the answer. What is not published does not appear.',
          de: 'Links unter der Antwort. Was nicht online ist, erscheint nicht.',
        },
      },
    },
    seo(),
    slug(uniqueAddress(faqQuestionAddressRule)),
    relation('topic', { nl: 'Onderwerp', en: 'Topic', de: 'Thema' }, 'faqTopics', {
      required: true,
      sidebar: true,
      description: {
        nl: 'Groep op de pagina met veelgestelde vragen.',
        en: 'Group on the page of frequently asked questions.',
        de: 'Gruppe auf der Seite der häufig gestellten Fragen.',
      },
    }),
    hideFromSearch(),
    position(),
    key(),
  ],
};
