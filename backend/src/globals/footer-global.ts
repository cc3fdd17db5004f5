import type { GlobalConfig } from 'payload';
import { globalAccess } from '../platform/access/collection-access.ts';
import { relation, upload } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';

const section = (number: 1 | 2 | 3): Label => ({ nl: `Kolom ${number}`, en: `Column ${number}`, de: `Spalte ${number}` });

const sectionHint: Label = {
  nl: 'Begin met een kop: op telefoons klapt de kolom daaronder open.',
  en: 'Begin with a heading: on phones the column unfolds below it.',
  de: 'Beginnen Sie mit einer Überschrift: Auf Telefonen klappt die Spalte darunter auf.',
};

const pageHint: Label = {
  nl: 'Zolang de pagina niet online staat, verschijnt de link niet.',
  en: 'The link does not appear until the page is published.',
  de: 'Solange die Seite nicht online ist, erscheint der Link nicht.',
};

/** The global set 'footer' (API-05, NAV-08). */
export const footerGlobal: GlobalConfig = {
  slug: 'footer',
  label: { nl: 'Voettekst', en: 'Footer', de: 'Fußzeile' },
  access: globalAccess,
  admin: { group: adminGroups.site },
  fields: [
    richText('footerSection1', section(1), { localized: true, description: sectionHint }),
    richText('footerSection2', section(2), { localized: true, description: sectionHint }),
    richText('footerSection3', section(3), { localized: true, description: sectionHint }),
    {
      name: 'footerLinks',
      type: 'array',
      label: { nl: 'Links in de onderste regel', en: 'Links in the bottom line', de: 'Links in der untersten Zeile' },
      labels: {
        singular: { nl: 'Link', en: 'Link', de: 'Link' },
        plural: { nl: 'Links', en: 'Links', de: 'Links' },
      },
      localized: true,
      maxRows: 12,
      fields: [
        relation('page', { nl: 'Pagina', en: 'Page', de: 'Seite' }, 'pages', { required: true, description: pageHint }),
        text('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, { required: true, maxLength: limits.key }),
      ],
    },
    {
      name: 'footerLogos',
      type: 'array',
      label: { nl: 'Logo’s', en: 'Logos', de: 'Logos' },
      labels: {
        singular: { nl: 'Logo', en: 'Logo', de: 'Logo' },
        plural: { nl: 'Logo’s', en: 'Logos', de: 'Logos' },
      },
      maxRows: 12,
      fields: [upload('image', { nl: 'Logo', en: 'Logo', de: 'Logo' }, { required: true })],
    },
    {
      name: 'credit',
      type: 'group',
      label: { nl: 'Vermelding van de bouwer', en: 'Credit to the builder', de: 'Hinweis auf den Ersteller' },
      localized: true,
      fields: [text('title', { nl: 'Tekst', en: 'Text', de: 'Text' }), url('url', { nl: 'Adres', en: 'Address', de: 'Adresse' })],
    },
  ],
};
