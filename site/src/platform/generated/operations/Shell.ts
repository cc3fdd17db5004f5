// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: '98657b4bbe8e04e220326dab793b515d47695b6816cb122e75528fc99f73b495' };
