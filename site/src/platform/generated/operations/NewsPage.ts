// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '59925601058c' };
