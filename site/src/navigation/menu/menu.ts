import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { MenuEntryFragment } from '../../platform/generated/operations-types.ts';

export type MenuItem = MenuEntryFragment & { children: readonly MenuEntryFragment[] };

type MaskedEntry = FragmentOf<MenuEntryFragment>;

/** Returns the main menu in the shape that its views read. */
export function menuItems(entries: readonly (MaskedEntry & { children: readonly MaskedEntry[] })[]): MenuItem[] {
  return entries.map((entry) => ({ ...read<MenuEntryFragment>(entry), children: entry.children.map((child) => read(child)) }));
}
