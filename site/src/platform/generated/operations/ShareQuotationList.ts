// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ShareQuotationList: Operation<types.ShareQuotationListMutation, types.ShareQuotationListMutationVariables> = { name: 'ShareQuotationList', id: '6f7a1a39180c' };
