// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: '55137a9050a8c6af6830ea34a6bb0aa4d59f9e11075d164e0f5ecddd407f3968' };
