import type { CollectionConfig } from 'payload';
import { pageBlocks } from '../page-builder/blocks-field.ts';
import { pageAccess } from '../platform/access/collection-access.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { hideFromSearch, introduction, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { hero } from './hero-field.ts';
import { validatePageParent } from './page-parent.ts';
import { fixedSlug, pageSlugRules } from './page-slug-rules.ts';
import { pageType } from './page-type-field.ts';

const hints = {
  intro: {
    nl: 'Korte tekst onder de kop, en de omschrijving voor zoekmachines. In een schermvullende kop vervangt een korte eerste tekst haar.',
    en: 'Short text below the heading, and the description for search engines. In a full-screen hero, a short first block replaces it.',
    de: 'Kurzer Text unter der Überschrift, auch für Suchmaschinen. Im bildschirmfüllenden Kopf ersetzt ihn ein kurzer erster Textblock.',
  },
  pageTitle: {
    nl: 'Kop op de pagina zelf. Leeg: de titel. Lijsten en kruimelpad tonen altijd de titel.',
    en: 'Heading on the page itself. Empty: the title. Lists and breadcrumbs always show the title.',
    de: 'Überschrift auf der Seite selbst. Leer: der Titel. Listen und Brotkrumenpfad zeigen immer den Titel.',
  },
  parent: {
    nl: 'Bepaalt het adres en het kruimelpad; hoogstens drie niveaus.',
    en: 'Determines the address and the breadcrumbs; at most three levels.',
    de: 'Bestimmt Adresse und Brotkrumenpfad; höchstens drei Ebenen.',
  },
  membersOnly: {
    nl: 'Gasten moeten eerst inloggen; zoekmachines nemen de pagina niet op.',
    en: 'Guests have to log in first; search engines do not list the page.',
    de: 'Gäste müssen sich erst einloggen; Suchmaschinen nehmen die Seite nicht auf.',
  },
} satisfies Record<string, Label>;

/** The content pages, the home page and the fixed pages (API-04). */
export const pagesCollection: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: { nl: 'Pagina', en: 'Page', de: 'Seite' },
    plural: { nl: "Pagina's", en: 'Pages', de: 'Seiten' },
  },
  access: pageAccess,
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'type', 'parent', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'key'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' },
          fields: [
            title(),
            text(
              'pageTitle',
              { nl: 'Kop', en: 'Heading', de: 'Überschrift' },
              { localized: true, maxLength: limits.title, description: hints.pageTitle },
            ),
            introduction('intro', hints.intro),
            hero(),
            pageBlocks(),
          ],
        },
        { label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo()] },
      ],
    },
    slug(pageSlugRules, fixedSlug),
    pageType(),
    relation('parent', { nl: 'Bovenliggende pagina', en: 'Parent page', de: 'Übergeordnete Seite' }, 'pages', {
      sidebar: true,
      validate: validatePageParent,
      description: hints.parent,
    }),
    checkbox(
      'membersOnly',
      { nl: 'Alleen voor leden', en: 'For members only', de: 'Nur für Mitglieder' },
      { sidebar: true, description: hints.membersOnly },
    ),
    hideFromSearch(),
    key(),
  ],
};
