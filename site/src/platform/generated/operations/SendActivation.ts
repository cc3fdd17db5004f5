// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const SendActivation: Operation<types.SendActivationMutation, types.SendActivationMutationVariables> = { name: 'SendActivation', id: 'e5b5d3acadff' };
