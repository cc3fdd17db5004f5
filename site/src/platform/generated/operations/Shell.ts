// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: 'a952295990f03e9fec9fd9a15e5e4f91562de6628a8b117965bb83e1a151f4af' };
