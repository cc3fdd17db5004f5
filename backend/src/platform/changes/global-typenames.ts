import type { GlobalSlug } from 'payload';

/** The type of content under which a change of each global set is announced, and which answers that show it carry. */
export const globalTypenames: Record<GlobalSlug, string> = {
  navigation: 'NavigationEntry',
  footer: 'GlobalSets',
  globals: 'GlobalSets',
};
