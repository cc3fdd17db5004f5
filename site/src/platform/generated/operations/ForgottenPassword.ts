// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ForgottenPassword: Operation<types.ForgottenPasswordMutation, types.ForgottenPasswordMutationVariables> = { name: 'ForgottenPassword', id: 'd96cdb8fa7cc' };
