// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const LogInBox: Operation<types.LogInBoxQuery, types.LogInBoxQueryVariables> = { name: 'LogInBox', id: 'b7ba8ef07c9d' };
