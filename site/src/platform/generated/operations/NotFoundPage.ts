// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: 'c807d5c0adf8809fd7d3799308dca5d18327ba950afcc06b4f5c4772c12c3d5f' };
