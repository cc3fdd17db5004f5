// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ComparableProduct: Operation<types.ComparableProductQuery, types.ComparableProductQueryVariables> = { name: 'ComparableProduct', id: '5960e703ce55' };
