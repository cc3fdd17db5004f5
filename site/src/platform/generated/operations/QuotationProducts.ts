// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuotationProducts: Operation<types.QuotationProductsQuery, types.QuotationProductsQueryVariables> = { name: 'QuotationProducts', id: '0aff8760a02f' };
