// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const CurrentMember: Operation<types.CurrentMemberQuery, types.CurrentMemberQueryVariables> = { name: 'CurrentMember', id: '1254f5e9a63a' };
