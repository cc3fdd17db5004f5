// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NumberedProducts: Operation<types.NumberedProductsQuery, types.NumberedProductsQueryVariables> = { name: 'NumberedProducts', id: '8f722095e2c6' };
