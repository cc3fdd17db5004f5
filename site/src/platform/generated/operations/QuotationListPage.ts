// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const QuotationListPage: Operation<types.QuotationListPageQuery, types.QuotationListPageQueryVariables> = { name: 'QuotationListPage', id: '8350491bfb1e' };
