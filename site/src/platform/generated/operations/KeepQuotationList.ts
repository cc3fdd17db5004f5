// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const KeepQuotationList: Operation<types.KeepQuotationListMutation, types.KeepQuotationListMutationVariables> = { name: 'KeepQuotationList', id: 'a458be1e35b7' };
