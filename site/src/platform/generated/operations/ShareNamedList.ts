// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ShareNamedList: Operation<types.ShareNamedListMutation, types.ShareNamedListMutationVariables> = { name: 'ShareNamedList', id: '8d05df217aaf' };
