// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const MemberQuotationList: Operation<types.MemberQuotationListQuery, types.MemberQuotationListQueryVariables> = { name: 'MemberQuotationList', id: '7fdd6698c8ab' };
