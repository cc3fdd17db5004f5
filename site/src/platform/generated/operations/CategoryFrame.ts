// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryFrame: Operation<types.CategoryFrameQuery, types.CategoryFrameQueryVariables> = { name: 'CategoryFrame', id: 'e2d4a368ab34' };
