// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductList: Operation<types.ProductListQuery, types.ProductListQueryVariables> = { name: 'ProductList', id: 'a686ddc00669' };
