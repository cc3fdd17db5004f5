// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuotationListPage: Operation<types.QuotationListPageQuery, types.QuotationListPageQueryVariables> = { name: 'QuotationListPage', id: '500649eeb89d84ae63958eae8648396a188e5ce0087eee6d877bcae6720a6bee' };
