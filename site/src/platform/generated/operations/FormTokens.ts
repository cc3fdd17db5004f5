// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const FormTokens: Operation<types.FormTokensQuery, types.FormTokensQueryVariables> = { name: 'FormTokens', id: '7755c004ccb7' };
