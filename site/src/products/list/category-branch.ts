import { type AnyFragment, type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { CategoryAccordionFragment, CategoryLinkFragment } from '../../platform/generated/operations-types.ts';

/** A category with its products counted. */
export type CategoryEntry = CategoryLinkFragment & { id: number };

/** A category and what is below it, as far as the page shows it. */
export type CategoryBranch = CategoryEntry & { children: readonly CategoryEntry[] };

type Masked<Fragment extends AnyFragment> = FragmentOf<Fragment> & { id: number };

const entryOf = (masked: Masked<CategoryLinkFragment>): CategoryEntry => ({
  ...read<CategoryLinkFragment>(masked),
  id: masked.id,
});

/** The tree of categories beside the list of one. */
export function branchesOf(categories: readonly Masked<CategoryAccordionFragment>[]): CategoryBranch[] {
  return categories.map((masked) => {
    const { children, ...category } = read<CategoryAccordionFragment>(masked);
    return { ...entryOf({ ...category, id: masked.id }), children: children.map(entryOf) };
  });
}

/** The categories beside all products: what is below them shows once one is open, and is not sent before. */
export function closedBranches(categories: readonly Masked<CategoryLinkFragment>[]): CategoryBranch[] {
  return categories.map((category) => ({ ...entryOf(category), children: [] }));
}

/** True for the category that holds a page. */
export function isOpen(category: CategoryBranch, pageUri: string): boolean {
  return category.uri === pageUri || category.children.some(({ uri }) => uri === pageUri);
}

/** The categories near a page: its own with its subcategories, or all of the first level. */
export function nearCategories(categories: readonly CategoryBranch[], pageUri: string): readonly CategoryEntry[] {
  const open = categories.find((category) => isOpen(category, pageUri));
  return open ? [open, ...open.children] : categories;
}
