// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: '63d97277db262d9571cb0dca76e9107347d4fe205661c8d658bc65cb336ac14c' };
