// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../../data/operation.ts';
import type * as types from '../operations-types.ts';

export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '9657eae4131d3e95a0ae5c92cdc4c47c078e248e7c78a8d845cce14fb7d83fd4' };
