// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const TakeCrossedList: Operation<types.TakeCrossedListMutation, types.TakeCrossedListMutationVariables> = { name: 'TakeCrossedList', id: '4d9c5d565d01' };
