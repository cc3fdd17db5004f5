// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const DeleteQuotationList: Operation<types.DeleteQuotationListMutation, types.DeleteQuotationListMutationVariables> = { name: 'DeleteQuotationList', id: 'ddfb44bc5166' };
