// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: '023264e9b48a81e6220e8012bcaef4ee48f6de2cc2a3a2f5b1da6f30b04b5a01' };
