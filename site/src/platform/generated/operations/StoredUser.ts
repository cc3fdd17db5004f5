// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const StoredUser: Operation<types.StoredUserQuery, types.StoredUserQueryVariables> = { name: 'StoredUser', id: 'd653073bd46d' };
