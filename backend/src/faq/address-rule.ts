import type { AddressRule } from '../platform/addresses/address.ts';
import { uriIn } from '../platform/addresses/uri-in.ts';

export const faqQuestionAddressRule: AddressRule = {
  collection: 'faq',
  typename: 'FaqQuestion',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'faqQuestion', { slug }), parentPath: uriIn(siteId, 'faq') }),
};
