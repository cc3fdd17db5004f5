// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: 'aa674ede652f' };
