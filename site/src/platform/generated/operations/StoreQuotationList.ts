// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const StoreQuotationList: Operation<types.StoreQuotationListMutation, types.StoreQuotationListMutationVariables> = { name: 'StoreQuotationList', id: '96ab8eab0035' };
