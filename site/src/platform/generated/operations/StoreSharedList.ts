// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const StoreSharedList: Operation<types.StoreSharedListMutation, types.StoreSharedListMutationVariables> = { name: 'StoreSharedList', id: '9e6b300041ba' };
