// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: 'f895514ee5c6150706379eb95cfbfbda406eaef2aa125a22277dd6035a69a43e' };
