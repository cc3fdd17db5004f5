// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: 'c3cba4f704f7' };
