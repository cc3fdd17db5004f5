// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const EndSession: Operation<types.EndSessionMutation, types.EndSessionMutationVariables> = { name: 'EndSession', id: '9db5223eed47' };
