import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { treePlace } from '../platform/payload/parent-chain.ts';

const twoLevelsHint: Label = {
  nl: 'Categorieën hebben twee niveaus: kies een hoofdcategorie, voor een categorie zonder subcategorieën',
  en: 'Categories have two levels. Choose a top-level category, and only for a category without subcategories.',
  de: 'Kategorien haben zwei Ebenen: wählen Sie eine Oberkategorie, für eine Kategorie ohne Unterkategorien',
};

/** Validates the parent of a category: a top category is the only parent allowed, and a subcategory has no children. */
export const validateCategoryParent: RelationshipFieldSingleValidation = async (value, options) => {
  const basic = await validateRelationship(value, options);
  if (basic !== true || typeof value !== 'number') return basic;
  const { above, below, isCycle } = await treePlace(options.req, 'categories', numberOf(options.id), value);
  return (!isCycle && above === 1 && below === 0) || labelFor(options.req, twoLevelsHint);
};

const numberOf = (id: number | string | undefined) => (id === undefined ? undefined : Number(id));
