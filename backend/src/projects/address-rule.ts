import { type AddressRule, uriIn } from '../platform/addresses/address.ts';

export const projectAddressRule: AddressRule = {
  collection: 'projects',
  typename: 'Project',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'project', { slug }), parentPath: uriIn(siteId, 'projects') }),
};
