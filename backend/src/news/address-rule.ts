import type { AddressRule } from '../platform/addresses/address.ts';
import { uriIn } from '../platform/addresses/uri-in.ts';

export const newsArticleAddressRule: AddressRule = {
  collection: 'news',
  typename: 'NewsArticle',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'newsArticle', { slug }), parentPath: uriIn(siteId, 'news') }),
};
