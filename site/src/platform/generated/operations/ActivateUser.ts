// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ActivateUser: Operation<types.ActivateUserMutation, types.ActivateUserMutationVariables> = { name: 'ActivateUser', id: 'fd4ed5c8cbfd' };
