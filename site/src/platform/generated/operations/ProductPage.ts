// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: 'ef32d4daffb7e4a5f17b8582f4709a95e603945809f78ed0ac8e2783771c296b' };
