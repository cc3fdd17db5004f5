import type { ArrayField, Field, GlobalConfig } from 'payload';
import { globalAccess } from '../platform/access/collection-access.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { withoutMemberItems } from './without-member-items.ts';

type ItemData = { kind?: 'internal' | 'external' | 'category' | 'text' | null };

const ofKind = (kind: ItemData['kind']) => (_: unknown, siblings: ItemData) => siblings?.kind === kind;

const itemLabels: ArrayField['labels'] = {
  singular: { nl: 'Menu-item', en: 'Menu item', de: 'Menüpunkt' },
  plural: { nl: 'Menu-items', en: 'Menu items', de: 'Menüpunkte' },
};

const hints = {
  kind: {
    nl: '“Alleen tekst” is een kopje zonder link.',
    en: '“Plain text” is a heading without a link.',
    de: '„Nur Text“ ist eine Überschrift ohne Link.',
  },
  target: {
    nl: 'Zolang dit niet online staat, ontbreekt het item in het menu.',
    en: 'The item is not in the menu until this is published.',
    de: 'Solange dies nicht online ist, fehlt der Punkt im Menü.',
  },
  newTab: { nl: 'Alleen bij een extern adres.', en: 'Only for an external address.', de: 'Nur bei einer externen Adresse.' },
  membersOnly: {
    nl: 'Gasten zien dit item en wat eronder staat niet.',
    en: 'Guests do not see this item and those below it.',
    de: 'Gäste sehen diesen Punkt und die untergeordneten nicht.',
  },
} satisfies Record<string, Label>;

const externalUrl = url('url', { nl: 'Adres', en: 'Address', de: 'Adresse' }, { required: true });

const page = relation('page', { nl: 'Pagina', en: 'Page', de: 'Seite' }, 'pages', { required: true, description: hints.target });
const category = relation('category', { nl: 'Categorie', en: 'Category', de: 'Kategorie' }, 'categories', {
  required: true,
  description: hints.target,
});

const itemFields = (): Field[] => [
  choice(
    'kind',
    { nl: 'Soort', en: 'Kind', de: 'Art' },
    {
      internal: { nl: 'Pagina', en: 'Page', de: 'Seite' },
      external: { nl: 'Extern adres', en: 'External address', de: 'Externe Adresse' },
      category: { nl: 'Categorie', en: 'Category', de: 'Kategorie' },
      text: { nl: 'Alleen tekst', en: 'Plain text', de: 'Nur Text' },
    },
    { required: true, initial: 'internal', description: hints.kind },
  ),
  text('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, { required: true, maxLength: limits.key }),
  { ...page, admin: { ...page.admin, condition: ofKind('internal') } } as Field,
  { ...category, admin: { ...category.admin, condition: ofKind('category') } } as Field,
  { ...externalUrl, admin: { ...externalUrl.admin, condition: ofKind('external') } } as Field,
  checkbox(
    'openInNewTab',
    { nl: 'In een nieuw tabblad', en: 'In a new tab', de: 'In einem neuen Tab' },
    { description: hints.newTab },
  ),
  checkbox(
    'membersOnly',
    { nl: 'Alleen voor leden', en: 'For members only', de: 'Nur für Mitglieder' },
    { description: hints.membersOnly },
  ),
];

/** The main menu with two levels, separate for each language (NAV-03). */
export const navigationGlobal: GlobalConfig = {
  slug: 'navigation',
  label: { nl: 'Navigatie', en: 'Navigation', de: 'Navigation' },
  access: globalAccess,
  hooks: { afterRead: [withoutMemberItems] },
  admin: { group: adminGroups.site },
  fields: [
    {
      name: 'mainMenu',
      type: 'array',
      label: { nl: 'Hoofdmenu', en: 'Main menu', de: 'Hauptmenü' },
      labels: itemLabels,
      localized: true,
      maxRows: 12,
      fields: [
        ...itemFields(),
        {
          name: 'children',
          type: 'array',
          label: { nl: 'Onderliggende items', en: 'Items below', de: 'Untergeordnete Punkte' },
          labels: itemLabels,
          maxRows: 24,
          fields: itemFields(),
        },
      ],
    },
  ],
};
