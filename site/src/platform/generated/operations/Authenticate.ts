// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Authenticate: Operation<types.AuthenticateMutation, types.AuthenticateMutationVariables> = { name: 'Authenticate', id: '6090968ca24b' };
