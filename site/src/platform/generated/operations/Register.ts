// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const Register: Operation<types.RegisterMutation, types.RegisterMutationVariables> = { name: 'Register', id: '9ca0c726edde' };
