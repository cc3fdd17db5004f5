// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const AccountPage: Operation<types.AccountPageQuery, types.AccountPageQueryVariables> = { name: 'AccountPage', id: '537b892303f8' };
