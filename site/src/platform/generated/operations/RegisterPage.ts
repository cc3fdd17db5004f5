// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const RegisterPage: Operation<types.RegisterPageQuery, types.RegisterPageQueryVariables> = { name: 'RegisterPage', id: '04913195cb99' };
