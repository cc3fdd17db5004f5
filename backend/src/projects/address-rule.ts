import type { AddressRule } from '../platform/addresses/address.ts';
import { uriIn } from '../platform/addresses/uri-in.ts';

export const projectAddressRule: AddressRule = {
  collection: 'projects',
  typename: 'Project',
  place: ({ siteId, slug }) => ({ path: uriIn(siteId, 'project', { slug }), parentPath: uriIn(siteId, 'projects') }),
};
