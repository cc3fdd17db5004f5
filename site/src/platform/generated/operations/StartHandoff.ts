// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const StartHandoff: Operation<types.StartHandoffMutation, types.StartHandoffMutationVariables> = { name: 'StartHandoff', id: 'd3ad927eb84f' };
