// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryProducts: Operation<types.CategoryProductsQuery, types.CategoryProductsQueryVariables> = { name: 'CategoryProducts', id: '9f71f19b2fb1f802049d0e433b074c45f7f7a9c52399b673e20881a0fb817a5c' };
