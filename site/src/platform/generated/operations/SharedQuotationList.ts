// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SharedQuotationList: Operation<types.SharedQuotationListQuery, types.SharedQuotationListQueryVariables> = { name: 'SharedQuotationList', id: '7d30b2ba18a7' };
