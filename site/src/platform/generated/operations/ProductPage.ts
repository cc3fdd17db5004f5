// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: '8a17d39202c5bae6a1af1d05995c5576db751adeb99973f4f1d90b9fad074de6' };
