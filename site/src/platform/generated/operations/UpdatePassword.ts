// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const UpdatePassword: Operation<types.UpdatePasswordMutation, types.UpdatePasswordMutationVariables> = { name: 'UpdatePassword', id: '9ae54e5e97c2' };
