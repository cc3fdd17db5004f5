// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const DeleteRefreshToken: Operation<types.DeleteRefreshTokenMutation, types.DeleteRefreshTokenMutationVariables> = { name: 'DeleteRefreshToken', id: '88415ee49c2a' };
