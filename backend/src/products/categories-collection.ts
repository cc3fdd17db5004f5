import type { CollectionConfig, RelationshipFieldSingleValidation } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { draftedAccess } from '../platform/access/collection-access.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { hideFromSearch, introduction, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { mobileImage, relation, upload } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { adminGroups, type Label, labelFor } from '../platform/payload/label.ts';
import { treePlace } from '../platform/payload/parent-chain.ts';
import { categoryAddressRule } from './address-rules.ts';

const twoLevelsHint: Label = {
  nl: 'Categorieën hebben twee niveaus: kies een hoofdcategorie, voor een categorie zonder subcategorieën',
  en: 'Categories have two levels. Choose a top-level category, and only for a category without subcategories.',
  de: 'Kategorien haben zwei Ebenen: wählen Sie eine Oberkategorie, für eine Kategorie ohne Unterkategorien',
};

/** Validates the parent of a category: a top category is the only parent allowed, and a subcategory has no children. */
const validateCategoryParent: RelationshipFieldSingleValidation = async (value, options) => {
  const basic = await validateRelationship(value, options);
  if (basic !== true || typeof value !== 'number') return basic;
  const { above, below, isCycle } = await treePlace(options.req, 'categories', numberOf(options.id), value);
  return (!isCycle && above === 1 && below === 0) || labelFor(options.req, twoLevelsHint);
};

const numberOf = (id: number | string | undefined) => (id === undefined ? undefined : Number(id));

const hints = {
  picture: {
    nl: 'Op categoriekaarten, en boven de lijst zolang geen product een tekening heeft. Leeg: die van de hoofdcategorie.',
    en: 'On category cards, and above the list while no product has a drawing. Empty: that of the parent category.',
    de: 'Auf Kategoriekarten und über der Liste, solange kein Produkt eine Zeichnung hat. Leer: das der Oberkategorie.',
  },
  parent: {
    nl: 'Leeg bij een hoofdcategorie. Bepaalt het adres en het kruimelpad; er zijn twee niveaus.',
    en: 'Empty for a top-level category. Determines the address and the breadcrumbs; there are two levels.',
    de: 'Leer bei einer Oberkategorie. Bestimmt Adresse und Brotkrumenpfad; es gibt zwei Ebenen.',
  },
} satisfies Record<string, Label>;

/** The product categories, in two levels (CAT-01). */
export const categoriesCollection: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: { nl: 'Categorie', en: 'Category', de: 'Kategorie' },
    plural: { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' },
  },
  access: draftedAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'parent', 'position', '_status'],
    listSearchableFields: ['title', 'slug', 'key'],
  },
  fields: [
    title(),
    introduction(),
    upload('headerImage', { nl: 'Afbeelding', en: 'Picture', de: 'Bild' }, { description: hints.picture }),
    mobileImage(),
    seo(),
    slug(uniqueAddress(categoryAddressRule, { parent: 'parent' })),
    relation('parent', { nl: 'Hoofdcategorie', en: 'Parent category', de: 'Oberkategorie' }, 'categories', {
      sidebar: true,
      validate: validateCategoryParent,
      description: hints.parent,
    }),
    hideFromSearch(),
    position(),
    key(),
  ],
};
