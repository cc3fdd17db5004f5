import type { SiteId } from '@plantsoen/contract/locales.ts';

/** Collections whose entries have an address of their own. */
export type AddressedCollection = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq';

export type EntryKey = { collection: AddressedCollection; id: number };

/** Where a live entry stands in one site; `path` is the contract's uri. */
export type Address = EntryKey & {
  siteId: SiteId;
  path: string;
  /** The address above it, from which breadcrumbs climb; absent for the home page and what stands directly below it. */
  parentPath: string | undefined;
  title: string;
  membersOnly: boolean;
};

/** An entry as it is published in one locale, in so far as its address depends on it. */
export type PublishedEntry = {
  siteId: SiteId;
  title: string;
  slug: string;
  parentId: number | undefined;
  membersOnly: boolean;
  /** Page type, for pages. */
  type: string | undefined;
};

/** How a domain's entries get their addresses. */
export type AddressRule = {
  collection: AddressedCollection;
  /** The type's name in the contract, for its cache identity. */
  typename: string;
  /** The relation from which the address hangs, as a column of the collection's table. */
  parent?: { collection: AddressedCollection; column: string };
  /** Further columns to read: whether only members may see it, and the page type. */
  hasMembersOnly?: boolean;
  hasType?: boolean;
  /** Address and the one above it; undefined where the entry cannot stand without a live parent. */
  place(entry: PublishedEntry, parent: Address | undefined): { path: string; parentPath: string | undefined } | undefined;
};
