import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { CategoryAccordionFragment } from '../../platform/generated/operations-types.ts';

/** The category that holds a page. */
export function isOpen(category: CategoryAccordionFragment, pageUri: string): boolean {
  return category.uri === pageUri || category.children.some(({ uri }) => uri === pageUri);
}

/** The categories near a page: its own with its subcategories, or all of the first level. */
export function nearCategories(masked: readonly FragmentOf<CategoryAccordionFragment>[], pageUri: string) {
  const categories = masked.map(read<CategoryAccordionFragment>);
  const open = categories.find((category) => isOpen(category, pageUri));
  return open ? [open, ...open.children] : categories;
}
