import type { GlobalSlug } from 'payload';

/** Type of content that announces a change of each global set, and that answers with it carry. */
export const globalTypenames: Record<GlobalSlug, string> = {
  navigation: 'NavigationEntry',
  footer: 'GlobalSets',
  globals: 'GlobalSets',
};
