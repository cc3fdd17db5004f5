// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ConfirmSubscription: Operation<types.ConfirmSubscriptionMutation, types.ConfirmSubscriptionMutationVariables> = { name: 'ConfirmSubscription', id: '1dbb5d230a2d' };
