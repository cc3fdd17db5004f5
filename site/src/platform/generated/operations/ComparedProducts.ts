// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ComparedProducts: Operation<types.ComparedProductsQuery, types.ComparedProductsQueryVariables> = { name: 'ComparedProducts', id: 'f5c879f43884' };
