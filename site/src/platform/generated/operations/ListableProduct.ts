// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ListableProduct: Operation<types.ListableProductQuery, types.ListableProductQueryVariables> = { name: 'ListableProduct', id: 'ebf560f65b20' };
