// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const RevokeSharedQuotationList: Operation<types.RevokeSharedQuotationListMutation, types.RevokeSharedQuotationListMutationVariables> = { name: 'RevokeSharedQuotationList', id: 'ca3b3ee766a3' };
