// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const LogInPage: Operation<types.LogInPageQuery, types.LogInPageQueryVariables> = { name: 'LogInPage', id: '1c50cd1d67af' };
