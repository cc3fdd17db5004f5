// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ProductFeed: Operation<types.ProductFeedQuery, types.ProductFeedQueryVariables> = { name: 'ProductFeed', id: 'f964005cbe23' };
