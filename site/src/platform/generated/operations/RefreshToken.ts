// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const RefreshToken: Operation<types.RefreshTokenMutation, types.RefreshTokenMutationVariables> = { name: 'RefreshToken', id: 'c7bcfcdf0073' };
