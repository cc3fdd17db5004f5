// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const ChangePasswordPage: Operation<types.ChangePasswordPageQuery, types.ChangePasswordPageQueryVariables> = { name: 'ChangePasswordPage', id: 'dcae3a2e4312' };
