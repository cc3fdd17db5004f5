// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: '6def75059f38ec68e6688986306b61081364916fa2c86389fc8489eecc4eb3cd' };
