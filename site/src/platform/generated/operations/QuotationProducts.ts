// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuotationProducts: Operation<types.QuotationProductsQuery, types.QuotationProductsQueryVariables> = { name: 'QuotationProducts', id: '2efbdbd99bceec2080610d84ffa04af8fbf7a141daf71e01f542ee873acbad9a' };
