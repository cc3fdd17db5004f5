// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: '6521fb6b7486f03c8851fda46044a08afb35e1f4f0e288a03549e459e86130ed' };
