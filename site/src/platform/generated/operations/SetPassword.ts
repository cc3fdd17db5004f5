// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SetPassword: Operation<types.SetPasswordMutation, types.SetPasswordMutationVariables> = { name: 'SetPassword', id: '4c0c6d6a4431' };
