import { type AnyFragment, type FragmentOf, read } from '../../platform/data/operation.ts';
import type { CategoryAccordionFragment, CategoryLinkFragment } from '../../platform/generated/operations-types.ts';

/** A category with the number of its products. */
export type CategoryEntry = CategoryLinkFragment & { id: number };

/** A category with those children that the page shows. */
export type CategoryBranch = CategoryEntry & { children: readonly CategoryEntry[] };

type Masked<Fragment extends AnyFragment> = FragmentOf<Fragment> & { id: number };

const entryOf = (masked: Masked<CategoryLinkFragment>): CategoryEntry => ({
  ...read<CategoryLinkFragment>(masked),
  id: masked.id,
});

/** Returns the tree of categories beside the list of a category. */
export function branchesOf(categories: readonly Masked<CategoryAccordionFragment>[]): CategoryBranch[] {
  return categories.map((masked) => {
    const { children, ...category } = read<CategoryAccordionFragment>(masked);
    return { ...entryOf({ ...category, id: masked.id }), children: children.map(entryOf) };
  });
}

/**
 * Returns the categories beside all products, without children. Children show only in an open category, so their data are not
 * sent.
 */
export function closedBranches(categories: readonly Masked<CategoryLinkFragment>[]): CategoryBranch[] {
  return categories.map((category) => ({ ...entryOf(category), children: [] }));
}

/** Whether a page is a category or one of its children. */
export function isOpen(category: CategoryBranch, pageUri: string): boolean {
  return category.uri === pageUri || category.children.some(({ uri }) => uri === pageUri);
}

/** Returns the open category of a page with its subcategories, or else all categories of the first level. */
export function nearCategories(categories: readonly CategoryBranch[], pageUri: string): readonly CategoryEntry[] {
  const open = categories.find((category) => isOpen(category, pageUri));
  return open ? [open, ...open.children] : categories;
}
