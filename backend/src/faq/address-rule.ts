import { type AddressRule, uriIn } from '../platform/addresses/address.ts';

export const faqQuestionAddressRule: AddressRule = {
  collection: 'faq',
  typename: 'FaqQuestion',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'faqQuestion', { slug }), parentPath: uriIn(siteId, 'faq') }),
};
