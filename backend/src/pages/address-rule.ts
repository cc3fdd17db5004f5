import type { PathKey } from '@plantsoen/contract/paths.ts';
import type { AddressRule } from '../platform/addresses/address.ts';
import { uriIn } from '../platform/addresses/uri-in.ts';
import type { PageType } from '../platform/generated/contract.ts';

/** The fixed path of each page type; content pages have their own slugs. */
export const fixedPaths: Record<Exclude<PageType, 'contentPage'>, PathKey> = {
  home: 'home',
  contact: 'contact',
  notFound: 'notFound',
  serviceUnavailable: 'serviceUnavailable',
  productsOverview: 'products',
  referenceOverview: 'projects',
  newsOverview: 'news',
  faqOverview: 'faq',
  colourChart: 'colourChart',
  favorites: 'favourites',
  quoteList: 'quotationList',
  quoteRequest: 'quoteRequest',
  search: 'search',
  login: 'login',
  register: 'register',
  activate: 'activate',
  forgotPassword: 'forgotPassword',
  resetPassword: 'resetPassword',
  account: 'account',
  changePassword: 'changePassword',
  newsletterThanks: 'newsletterThanks',
};

/** Whether a page type has its place in the table of paths; the others are content pages. */
export function isFixedPage(type: string | undefined): type is keyof typeof fixedPaths {
  return type !== undefined && type in fixedPaths;
}

/** Content pages stand at their parent's address plus their slug (LOC-08), fixed pages at their path (LOC-04). */
export const pageAddressRule: AddressRule = {
  collection: 'pages',
  typename: 'Page',
  parent: { collection: 'pages', column: 'parent_id' },
  hasMembersOnly: true,
  hasType: true,
  place(page, parent) {
    if (isFixedPage(page.type)) return { path: uriIn(page.siteId, fixedPaths[page.type]), parentPath: parent?.path };
    return { path: parent ? `${parent.path}/${page.slug}` : page.slug, parentPath: parent?.path };
  },
};
