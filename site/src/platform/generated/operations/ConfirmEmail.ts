// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ConfirmEmail: Operation<types.ConfirmEmailMutation, types.ConfirmEmailMutationVariables> = { name: 'ConfirmEmail', id: 'd189bf880ef4' };
