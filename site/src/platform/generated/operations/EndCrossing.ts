// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const EndCrossing: Operation<types.EndCrossingMutation, types.EndCrossingMutationVariables> = { name: 'EndCrossing', id: '67aef1b9364b' };
