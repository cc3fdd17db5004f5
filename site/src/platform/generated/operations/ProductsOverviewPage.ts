// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: '6644171c30cb' };
