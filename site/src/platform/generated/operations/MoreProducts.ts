// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MoreProducts: Operation<types.MoreProductsQuery, types.MoreProductsQueryVariables> = { name: 'MoreProducts', id: '7fb05ee9fe56' };
