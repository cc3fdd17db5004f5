import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, type PathParameters, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';

/** Collections whose entries have an address. */
export type AddressedCollection = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq';

export type EntryKey = { collection: AddressedCollection; id: number };

/** Address of a published entry in one site; `path` is the contract's uri. */
export type Address = EntryKey & {
  siteId: SiteId;
  path: string;
  /** Address of the parent, for breadcrumbs; absent for the home page and its direct children. */
  parentPath: string | undefined;
  title: string;
  /** Whether the entry, or one above it, is for members only. */
  membersOnly: boolean;
};

/** The published data of an entry in one locale that its address depends on. */
export type PublishedEntry = {
  siteId: SiteId;
  title: string;
  slug: string;
  parentId: number | undefined;
  membersOnly: boolean;
  /** Page type, for pages. */
  type: string | undefined;
};

/** Collection of an entry, with the parent relation that determines its address, as a column of the collection's table. */
type ParentRule =
  | { collection: 'pages' | 'categories'; parent: { collection: AddressedCollection; column: 'parent_id' } }
  | { collection: 'products'; parent: { collection: AddressedCollection; column: 'category_id' } }
  | { collection: AddressedCollection; parent?: undefined };

/** Rule that derives the addresses of a domain's entries. */
export type AddressRule = ParentRule & {
  /** Name of the type in the contract, for its cache identity. */
  typename: string;
  /** Additional columns to read: whether the entry is for members, and the page type. */
  hasMembersOnly?: boolean;
  hasType?: boolean;
  /** Returns the path and the parent's path; undefined if the entry needs a published parent and has none. */
  place(entry: PublishedEntry, parent: Address | undefined): { path: string; parentPath: string | undefined } | undefined;
};

/** Types of the contract by the collection of their entries. */
export const entryTypenames = {
  pages: 'Page',
  categories: 'Category',
  products: 'Product',
  projects: 'Project',
  news: 'NewsArticle',
  faq: 'FaqQuestion',
} as const satisfies Record<AddressedCollection, string>;

/** Returns the contract's uri of a path key in a site. */
export function uriIn(siteId: SiteId, key: PathKey, parameters: PathParameters = {}): string {
  return uriOfPath(pathOf(key, localeOfSite(siteId), parameters));
}
