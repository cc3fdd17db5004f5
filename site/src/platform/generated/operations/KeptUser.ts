// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const KeptUser: Operation<types.KeptUserQuery, types.KeptUserQueryVariables> = { name: 'KeptUser', id: '807e9c744882' };
