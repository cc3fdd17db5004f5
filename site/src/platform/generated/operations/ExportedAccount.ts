// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ExportedAccount: Operation<types.ExportedAccountQuery, types.ExportedAccountQueryVariables> = { name: 'ExportedAccount', id: 'ee5575de9ee3' };
