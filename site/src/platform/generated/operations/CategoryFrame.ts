// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryFrame: Operation<types.CategoryFrameQuery, types.CategoryFrameQueryVariables> = { name: 'CategoryFrame', id: 'f62ce9197ac2d5477ae1dc6a2f92ba306762434359eba2b3bb51788ec9436302' };
