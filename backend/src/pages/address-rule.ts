import type { PathKey } from '@plantsoen/contract/paths.ts';
import { type AddressRule, uriIn } from '../platform/addresses/address.ts';
import type { PageType } from '../platform/generated/contract.ts';

/** The key of the fixed path of each page type. Content pages have their own slugs. */
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
  comparison: 'comparison',
  contrast: 'contrast',
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
  spareParts: 'spareParts',
  downloads: 'downloads',
};

/** Whether pages of this type have a fixed path; all others are content pages. */
export function isFixedPage(type: string | undefined): type is keyof typeof fixedPaths {
  return type !== undefined && type in fixedPaths;
}

/**
 * Address rule of pages. The address of a content page is its parent's address plus its slug (LOC-08). Fixed pages have their
 * path from `contract/paths.ts` (LOC-04).
 */
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
