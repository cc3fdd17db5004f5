// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const BeginCrossing: Operation<types.BeginCrossingMutation, types.BeginCrossingMutationVariables> = { name: 'BeginCrossing', id: '924e887fd406' };
