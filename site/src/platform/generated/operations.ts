// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../data/operation.ts';
import type * as types from './operations-types.ts';

export const ProductList: Operation<types.ProductListQuery, types.ProductListQueryVariables> = { name: 'ProductList', id: '65be35f693e509420d41f5973709d4e211abed1c1ec97b00bb6736a4a482d40e' };
