// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: 'fd29d2cb2d77' };
