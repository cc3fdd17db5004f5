// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ChangeFavourite: Operation<types.ChangeFavouriteMutation, types.ChangeFavouriteMutationVariables> = { name: 'ChangeFavourite', id: 'd45672709651' };
