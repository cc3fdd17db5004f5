// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const DeleteAccount: Operation<types.DeleteAccountMutation, types.DeleteAccountMutationVariables> = { name: 'DeleteAccount', id: '2e4c53d44a7d' };
