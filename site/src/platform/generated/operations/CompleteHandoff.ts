// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CompleteHandoff: Operation<types.CompleteHandoffMutation, types.CompleteHandoffMutationVariables> = { name: 'CompleteHandoff', id: '42ecf6468e21' };
