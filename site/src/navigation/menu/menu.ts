import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { MenuEntryFragment } from '../../platform/generated/operations-types.ts';

export type MenuItem = MenuEntryFragment & { children: readonly MenuEntryFragment[] };

type MaskedEntry = FragmentOf<MenuEntryFragment>;

/** Returns the main menu in the shape that its views read. */
export function menuItems(entries: readonly (MaskedEntry & { children: readonly MaskedEntry[] })[]): MenuItem[] {
  return entries.map((entry) => ({ ...read<MenuEntryFragment>(entry), children: entry.children.map((child) => read(child)) }));
}

/** Returns 'page' if a menu item links to the current page, 'true' if it links to a parent of it, and undefined otherwise. */
export function currentItem(itemUri: string | null, pageUri: string | undefined): 'page' | 'true' | undefined {
  if (itemUri === null || pageUri === undefined) return undefined;
  if (itemUri === pageUri) return 'page';
  return pageUri.startsWith(`${itemUri}/`) ? 'true' : undefined;
}
