// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const KnownMember: Operation<types.KnownMemberQuery, types.KnownMemberQueryVariables> = { name: 'KnownMember', id: '00d344b43294' };
