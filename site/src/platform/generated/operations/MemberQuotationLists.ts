// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MemberQuotationLists: Operation<types.MemberQuotationListsQuery, types.MemberQuotationListsQueryVariables> = { name: 'MemberQuotationLists', id: 'c1f18ee9c5c3' };
