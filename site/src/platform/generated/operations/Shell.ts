// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: 'ae23da4cc5d5f9f274682c7bac1804ceee5a90d1148ba261bda8c77bfa1b82ef' };
