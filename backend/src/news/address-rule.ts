import { type AddressRule, uriIn } from '../platform/addresses/address.ts';

export const newsArticleAddressRule: AddressRule = {
  collection: 'news',
  typename: 'NewsArticle',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'newsArticle', { slug }), parentPath: uriIn(siteId, 'news') }),
};
